import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { formatPointsNumber } from '../../../../domain/play/standings/numberTexts';
import { describePlace } from '../../../../domain/play/standings/describePlace';
import { describeRowRounds } from '../../../../domain/play/standings/rowRoundTexts';
import type { StandingsRow } from '../../../../domain/play/standings/standings';
import styles from './StandingsRowDetails.module.css';
import type { StandingsView } from './useStandings';

type RowDetailsProps = { id: string; row: StandingsRow; standings: StandingsView };

/** Text of the columns that do not fit on a phone. */
function describeStats(row: StandingsRow, { figures, words }: StandingsView): string {
  const { matches, best, credit, points } = row;
  const [decisive, ...others] = figures;
  return [
    formatQuantity(matches, 'матч', 'матча', 'матчей'),
    `лучший раунд ${best}`,
    ...(credit > 0 ? [`за отдых ${formatPointsNumber(credit)}`] : []),
    ...others.map(({ label, formatValue }) => `${label.toLowerCase()} ${formatValue(row)}`),
    ...(decisive ? [`${words.label.toLowerCase()} ${formatPointsNumber(points)}`] : []),
  ].join(', ');
}

/** Explains a row's place, and lists its rounds in words (PLAY-7). */
export function StandingsRowDetails({ id, row, standings }: RowDetailsProps) {
  const { rows, figures, startedFinal, getPerson: personOf, courtNameOf } = standings;
  const columns = standings.columnCount + figures.length + Number(standings.hasCredit) + 5;
  return (
    <tr id={id} className={styles.details}>
      <td aria-hidden="true" />
      <td colSpan={columns + (startedFinal ? 1 : 0)}>
        <div>
          <p>{describePlace(rows, row.id, standings, personOf)}</p>
          <ol aria-label="Раунды">
            {describeRowRounds(row, personOf, courtNameOf).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
          <p className={styles.stats}>{describeStats(row, standings)}</p>
        </div>
      </td>
    </tr>
  );
}
