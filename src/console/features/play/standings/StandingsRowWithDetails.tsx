import { useId } from 'react';
import { ATTENDANCE_LABELS } from '../../../../domain/play/model/entryLabels';
import type { Round } from '../../../../domain/play/model/round';
import type { RoundCellValue } from '../../../../domain/play/standings/cells';
import { formatFinalScore } from '../../../../domain/play/standings/rowName';
import { toMatchKey } from '../../../../domain/play/changes/pendingPlay';
import { formatPointsNumber } from '../../../../domain/play/standings/numberTexts';
import type { StandingsRow } from '../../../../domain/play/standings/standings';
import { DownIcon } from '../../../ui/icons/lazyIcons';
import { RoundCell } from './RoundCell';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { describePlace } from '../../../../domain/play/standings/describePlace';
import { describeRowRounds } from '../../../../domain/play/standings/rowRoundTexts';
import rowDetailsStyles from './StandingsRowDetails.module.css';
import styles from './StandingsTable.module.css';
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
function StandingsRowDetails({ id, row, standings }: RowDetailsProps) {
  const { rows, figures, startedFinal, getPerson: personOf, courtNameOf } = standings;
  const columns = standings.columnCount + figures.length + Number(standings.hasCredit) + 5;
  return (
    <tr id={id} className={rowDetailsStyles.details}>
      <td aria-hidden="true" />
      <td colSpan={columns + (startedFinal ? 1 : 0)}>
        <div>
          <p>{describePlace(rows, row.id, standings, personOf)}</p>
          <ol aria-label="Раунды">
            {describeRowRounds(row, personOf, courtNameOf).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
          <p className={rowDetailsStyles.stats}>{describeStats(row, standings)}</p>
        </div>
      </td>
    </tr>
  );
}

type StandingRowsProps = {
  row: StandingsRow;
  standings: StandingsView;
  unsentKeys: ReadonlySet<string>;
  isOpen: boolean;
  onToggle: () => void;
};

/** A row of the standings, with its details below while it is open (PLAY-5, PLAY-7). */
export function StandingsRowWithDetails({
  row,
  standings,
  unsentKeys,
  isOpen,
  onToggle,
}: StandingRowsProps) {
  const { startedRounds, startedFinal, columnCount, hasCredit, order, figures, nameOf } = standings;
  const detailsId = useId();
  const isUnsent = (cell: RoundCellValue | null | undefined, round: Round | undefined): boolean =>
    round !== undefined &&
    cell?.kind === 'match' &&
    unsentKeys.has(toMatchKey(round.id, cell.court));
  return (
    <>
      <tr className={styles.row} data-open={isOpen ? '' : undefined}>
        <td className={styles.place}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            aria-label={`Место ${row.place}: ${nameOf(row)}`}
            title="Почему это место"
            onClick={onToggle}
          >
            {row.place}
            <DownIcon />
          </button>
        </td>
        <th scope="row" className={styles.name}>
          <bdi>{nameOf(row)}</bdi>
          {row.hasLeft && <span className={styles.left}>{ATTENDANCE_LABELS.left}</span>}
          {row.isWinner && <span className={styles.onCourt}>на корте</span>}
        </th>
        {Array.from({ length: columnCount }, (_, index) => (
          <td key={index} className={styles.round}>
            <RoundCell
              cell={row.cells[index]}
              isUnsent={isUnsent(row.cells[index], startedRounds[index])}
            />
          </td>
        ))}
        {startedFinal && (
          <td className={styles.final}>
            <RoundCell
              cell={row.final ?? undefined}
              isUnsent={isUnsent(row.final, startedFinal)}
              score={formatFinalScore(row)}
            />
          </td>
        )}
        {hasCredit && <td className={styles.creditColumn}>{formatPointsNumber(row.credit)}</td>}
        <td className={order === 'wins' ? styles.wide : undefined}>{row.wins}</td>
        <td className={styles.wide}>{row.matches}</td>
        <td className={styles.wide}>{row.best}</td>
        {figures.map(({ label, formatValue }, index) => (
          <td key={label} className={index === 0 ? styles.total : styles.figure}>
            {formatValue(row)}
          </td>
        ))}
        <td className={`${styles.last} ${order === 'points' ? styles.total : ''}`}>
          {formatPointsNumber(row.points)}
        </td>
      </tr>
      {isOpen && <StandingsRowDetails id={detailsId} row={row} standings={standings} />}
    </>
  );
}
