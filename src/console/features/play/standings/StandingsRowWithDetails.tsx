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
import { StandingsRowDetails } from './StandingsRowDetails';
import styles from './StandingsTable.module.css';
import type { StandingsView } from './useStandings';

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
        <td className={order === 'wins' ? styles.wide : styles.wins}>{row.wins}</td>
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
