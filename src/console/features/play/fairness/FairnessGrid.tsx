import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { describeMeetingsBetween } from './fairnessTexts';
import styles from './FairnessGrid.module.css';
import { FairnessLegend } from './FairnessLegend';
import { MeetingRow } from './MeetingRow';
import type { PlayFairness } from './playFairness';

type GridCell = { row: number; column: number };

const MOVES: Readonly<Record<string, (place: GridCell, last: number) => GridCell>> = {
  ArrowUp: ({ row, column }) => ({ row: Math.max(0, row - 1), column }),
  ArrowDown: ({ row, column }, last) => ({ row: Math.min(last, row + 1), column }),
  ArrowLeft: ({ row, column }) => ({ row, column: Math.max(0, column - 1) }),
  ArrowRight: ({ row, column }, last) => ({ row, column: Math.min(last, column + 1) }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last }),
};

function placeOf({ target }: SyntheticEvent): GridCell | null {
  const cell = (target as Element).closest<HTMLElement>('td[data-column]');
  return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}

/** Grid of meetings. The chosen cell is described below the grid, because a tooltip would cover it. */
export function FairnessGrid({ fairness }: { fairness: PlayFairness }) {
  const { players, counts, variant } = fairness;
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<GridCell>({
    row: 0,
    column: Math.min(1, players.length - 1),
  });
  const [isRead, setRead] = useState(false);
  const choose = (place: GridCell | null) => {
    if (!place) return;
    setRead(true);
    setChosen(place);
  };
  const moveByKeys = (event: KeyboardEvent) => {
    const place = MOVES[event.key]?.(chosen, players.length - 1);
    if (!place) return;
    event.preventDefault();
    table.current
      ?.querySelector<HTMLElement>(`[data-row='${place.row}'][data-column='${place.column}']`)
      ?.focus();
  };
  const isSelf = chosen.row === chosen.column;
  const courts = counts.courts[0]?.length ?? 0;
  return (
    <>
      <div className={styles.scroller}>
        <table
          ref={table}
          role="grid"
          aria-label="Кто с кем встречался"
          className={styles.grid}
          onFocus={(event) => choose(placeOf(event))}
          onClick={(event) => choose(placeOf(event))}
          onKeyDown={moveByKeys}
        >
          <thead>
            <tr>
              <td className={styles.name} />
              {players.map(({ seat, name }, column) => (
                <th
                  key={seat}
                  scope="col"
                  className={styles.turned}
                  data-chosen={isRead && column === chosen.column ? '' : undefined}
                >
                  <span>{name}</span>
                </th>
              ))}
              {Array.from({ length: courts }, (_, index) => (
                <th
                  key={index}
                  scope="col"
                  className={styles.count}
                  data-first={index === 0 ? '' : undefined}
                >
                  {index === 0 && <span className={styles.courts}>Корты</span>}
                  <span className="visuallyHidden">Корт </span>
                  {index + 1}
                </th>
              ))}
              <th scope="col" className={styles.total}>
                Матчи
              </th>
              <th scope="col" className={styles.total}>
                Отдых
              </th>
            </tr>
          </thead>
          <tbody>
            {players.map(({ seat }, row) => (
              <MeetingRow
                key={seat}
                fairness={fairness}
                row={row}
                chosen={row === chosen.row ? chosen.column : null}
              />
            ))}
          </tbody>
        </table>
      </div>
      <FairnessLegend hasPartners={variant !== 'fixed'}>
        {isRead && !isSelf
          ? describeMeetingsBetween(fairness, chosen.row, chosen.column)
          : 'Выберите клетку'}
      </FairnessLegend>
    </>
  );
}
