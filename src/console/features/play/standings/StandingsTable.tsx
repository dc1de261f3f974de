import { useState } from 'react';
import { isRoundComplete } from '../../../../domain/play/model/round';
import { getStandingsRowsLabel } from '../../../../domain/play/standings/rowName';
import { StandingsRowWithDetails } from './StandingsRowWithDetails';
import styles from './StandingsTable.module.css';
import type { StandingsView } from './useStandings';

type StandingsTableProps = { standings: StandingsView; unsentKeys: ReadonlySet<string> };

export function StandingsTable({ standings, unsentKeys }: StandingsTableProps) {
  const { rows, startedRounds, startedFinal, columnCount, hasCredit, order, figures, words } =
    standings;
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label="Таблица">
        <thead>
          <tr>
            <th scope="col" className={styles.place}>
              Место
            </th>
            <th scope="col" className={styles.name}>
              {getStandingsRowsLabel(rows)}
            </th>
            {Array.from({ length: columnCount }, (_, index) => {
              const round = startedRounds[index];
              const isUnderWay = round !== undefined && !isRoundComplete(round);
              return (
                <th
                  key={index}
                  scope="col"
                  className={styles.round}
                  data-current={isUnderWay ? '' : undefined}
                >
                  <span className="visuallyHidden">Раунд </span>
                  {index + 1}
                </th>
              );
            })}
            {startedFinal && (
              <th
                scope="col"
                className={styles.final}
                data-current={isRoundComplete(startedFinal) ? undefined : ''}
              >
                Финал
              </th>
            )}
            {hasCredit && (
              <th scope="col" className={styles.creditColumn}>
                За отдых
              </th>
            )}
            <th scope="col" className={order === 'wins' ? styles.wide : styles.wins}>
              Победы
            </th>
            <th scope="col" className={styles.wide}>
              Матчи
            </th>
            <th scope="col" className={styles.wide}>
              Лучший раунд
            </th>
            {figures.map(({ label }, index) => (
              <th
                key={label}
                scope="col"
                className={index === 0 ? styles.criterion : styles.figure}
              >
                {label}
              </th>
            ))}
            <th
              scope="col"
              className={`${styles.last} ${order === 'points' ? styles.criterion : ''}`}
            >
              {words.label}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <StandingsRowWithDetails
              key={row.id}
              row={row}
              standings={standings}
              unsentKeys={unsentKeys}
              isOpen={row.id === openId}
              onToggle={() => setOpenId(row.id === openId ? null : row.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
