import { findScoreLinkMatch } from '../../domain/play/scoreLink/linkView';
import { CourtList } from './CourtList';
import type { ScorePageBodyProps } from './props';
import { ScoreLinkPad } from './ScoreLinkPad';
import { UnsentNote } from './UnsentNote';

/** The content under the head: the courts of the round, or the score pad of one (SEEN-14, SEEN-15). */
export const ScorePageBody = (props: ScorePageBodyProps) => {
  const { board, address, problem, device } = props;
  const { round } = board;
  const match = findScoreLinkMatch(board, address.court);
  const message = device?.ended ?? problem;
  return (
    <>
      {device && <UnsentNote {...device} />}
      {round && match && match.access !== 'fixed' && !device?.ended ? (
        <ScoreLinkPad {...props} round={round} match={match} />
      ) : (
        <>
          {message && (
            <p className="problem" role="alert">
              {message}
            </p>
          )}
          {!device?.ended && <CourtList board={board} unsent={device?.unsent ?? []} />}
        </>
      )}
    </>
  );
};
