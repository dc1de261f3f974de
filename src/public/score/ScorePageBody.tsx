import { findScoreLinkMatch } from '../../domain/play/scoreLink/linkView';
import { CourtList } from './CourtList';
import type { ScorePageBodyProps, ScorePageDeviceState } from './props';
import { ScoreLinkPad } from './ScoreLinkPad';
import { formatQuantity } from '../../domain/lib/formatQuantity';

const describeOffline = (count: number): string =>
  count === 0
    ? 'Нет сети: счёт других может быть старым'
    : `Нет сети. ${formatQuantity(count, 'счёт ждёт', 'счёта ждут', 'счетов ждут')}, можно продолжать`;

/** A note about a missing network, and the refused results (SEEN-18). */
const UnsentNote = ({ isOffline, unsent, refused }: ScorePageDeviceState) => (
  <>
    {isOffline && <p className="offline">{describeOffline(unsent.length)}</p>}
    {refused.length > 0 && (
      <section className="refused">
        <h2>Не принято</h2>
        <ul>
          {refused.map(({ id, text }) => (
            <li key={id}>
              <span>{text}</span>
              <button type="button" data-dismiss={id}>
                Понятно
              </button>
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
);

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
