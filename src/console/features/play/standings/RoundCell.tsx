import { formatPointsNumber } from '../../../../domain/play/standings/numberTexts';
import type { RoundCellValue } from '../../../../domain/play/standings/cells';
import styles from './RoundCell.module.css';

type RoundCellProps = {
  /** Undefined for a round that has not started. */
  cell: RoundCellValue | undefined;
  /** True while the round's score is unsent (ROSTER-16). */
  isUnsent: boolean;
  /** Shown in place of the points of a match. */
  score?: string | null;
};

type SignName = 'ring' | 'dot' | 'dash';

/** A ring for an unfinished match, a dash for no match, a dot for a round that has not started. */
export const CellSign = ({ sign }: { sign: SignName }) => (
  <span className={styles.sign} data-sign={sign} aria-hidden="true" />
);

/** A sign with its meaning for screen readers. */
const SignCell = ({ sign, word }: { sign: SignName; word: string }) => (
  <>
    <CellSign sign={sign} />
    <span className="visuallyHidden">{word}</span>
  </>
);

/** Points of a round, bold for a win (PLAY-5). */
export function RoundCell({ cell, isUnsent, score = null }: RoundCellProps) {
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
          {score ?? points}
          <span className="visuallyHidden">
            {isWon && ', победа'}
            {mark && ', прерван'}
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
