import type { PublicMatch, PublicPair } from '../../../../../domain/play/output/publicRounds';
import { RESULT_MARK_LABELS } from '../../../../../domain/play/score/formatScore';
import styles from './PrintedRounds.module.css';

type PairCellProps = { pair: PublicPair | undefined };

const Name = ({ children }: { children: string }) => <bdi className={styles.name}>{children}</bdi>;

/** Two names, or a blank line while no pair is drawn. */
const PairCell = ({ pair }: PairCellProps) => (
  <td data-outcome={pair?.outcome}>
    {pair ? (
      <>
        <Name>{pair.names[0]}</Name> + <Name>{pair.names[1]}</Name>
      </>
    ) : (
      <span className={styles.blank} />
    )}
  </td>
);

const ScoreBox = ({ pair }: PairCellProps) => <span className={styles.score}>{pair?.points}</span>;

/** A match on paper: two pairs and boxes for the score, filled if the score is known (SEEN-32). */
export function MatchCells({ match }: { match: PublicMatch | undefined }) {
  const mark = match?.result?.mark;
  return (
    <>
      <PairCell pair={match?.a} />
      <td className={styles.scores}>
        <span>
          <ScoreBox pair={match?.a} />:<ScoreBox pair={match?.b} />
        </span>
        {mark && <small>{RESULT_MARK_LABELS[mark]}</small>}
      </td>
      <PairCell pair={match?.b} />
    </>
  );
}
