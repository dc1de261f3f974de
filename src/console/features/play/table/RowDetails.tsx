import { plural } from '../../../../domain/plural';
import { pointsText } from '../../../../domain/play/table/numberTexts';
import { placeReason } from '../../../../domain/play/table/placeReason';
import { roundsInWords } from '../../../../domain/play/table/roundTexts';
import type { StandingRow } from '../../../../domain/play/table/standings';
import styles from './RowDetails.module.css';
import type { Standings } from './useStandings';

type RowDetailsProps = { id: string; row: StandingRow; standings: Standings };

/** The columns that a phone has no room for. */
function figuresText({ matches, best, credit }: StandingRow): string {
  const played = plural(matches, 'матч', 'матча', 'матчей');
  const rest = credit > 0 ? `, за отдых ${pointsText(credit)}` : '';
  return `${played}, лучший раунд ${best}${rest}`;
}

/** PLAY-7: why a row stands where it does, and its rounds in words. */
export function RowDetails({ id, row, standings }: RowDetailsProps) {
  const { rows, columns, personOf, courtNameOf } = standings;
  return (
    <tr id={id} className={styles.details}>
      <td aria-hidden="true" />
      <td colSpan={columns + 6}>
        <div>
          <p>{placeReason(rows, row.id, standings, personOf)}</p>
          <ol aria-label="Раунды">
            {roundsInWords(row, personOf, courtNameOf).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
          <p className={styles.figures}>{figuresText(row)}</p>
        </div>
      </td>
    </tr>
  );
}
