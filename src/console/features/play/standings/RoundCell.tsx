import { formatPointsNumber } from '../../../../domain/play/standings/numberTexts';
import type { RoundCellValue } from '../../../../domain/play/standings/cells';
import styles from './RoundCell.module.css';

type RoundCellProps = {
  /** Undefined in a round that has not started. */
  cell: RoundCellValue | undefined;
  /** Whether its score has still to be sent (ROSTER-16). */
  isUnsent: boolean;
};

type SignName = 'ring' | 'dot' | 'dash';

/** A ring for a match that is not over, a dash for none, a dot for a round to come. */
export const CellSign = ({ sign }: { sign: SignName }) => (
  <span className={styles.sign} data-sign={sign} aria-hidden="true" />
);

/** What is shown only as a sign, said in a word. */
const SignCell = ({ sign, word }: { sign: SignName; word: string }) => (
  <>
    <CellSign sign={sign} />
    <span className="visuallyHidden">{word}</span>
  </>
);

/** PLAY-5: what a round brought: bold where it was won. */
export function RoundCell({ cell, isUnsent }: RoundCellProps) {
  switch (cell?.kind) {
    case 'match': {
      const { points, outcome, mark } = cell;
      const isWon = outcome === 'won';
      return (
        <span
          className={styles.points}
          data-won={isWon ? '' : undefined}
          data-unsent={isUnsent ? '' : undefined}
        >
          {points}
          <span className="visuallyHidden">
            {isWon && ', победа'}
            {mark && ', остановлен'}
            {isUnsent && ', не отправлено'}
          </span>
        </span>
      );
    }
    case 'underWay':
      return <SignCell sign="ring" word="матч ещё идёт" />;
    case 'rest':
    case 'notPlayed': {
      const word = cell.kind === 'rest' ? 'отдых' : 'не сыгран';
      if (!cell.credit) return <SignCell sign="dash" word={word} />;
      return (
        <span className={styles.credit}>
          <span className="visuallyHidden">{word} </span>+{formatPointsNumber(cell.credit)}
        </span>
      );
    }
    default:
      return <SignCell sign="dot" word="нет" />;
  }
}
