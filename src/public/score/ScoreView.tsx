import { matchOn } from '../../domain/play/scoreLink/linkBoard';
import { CourtList } from './CourtList';
import { Pad } from './Pad';
import type { ScoreViewProps } from './props';
import { Unsent } from './Unsent';

/** SEEN-14, SEEN-15: what is under the head: the courts of the round, or the score pad of one of them. */
export const ScoreView = (props: ScoreViewProps) => {
  const { board, address, problem, device } = props;
  const { round } = board;
  const match = matchOn(board, address.court);
  const told = device?.ended ?? problem;
  return (
    <>
      {device && <Unsent {...device} />}
      {round && match && match.access !== 'fixed' && !device?.ended ? (
        <Pad {...props} round={round} match={match} />
      ) : (
        <>
          {told && (
            <p className="problem" role="alert">
              {told}
            </p>
          )}
          {!device?.ended && <CourtList board={board} unsent={device?.unsent ?? []} />}
        </>
      )}
    </>
  );
};
