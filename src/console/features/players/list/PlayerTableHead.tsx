import {
  PLAYER_COLUMNS,
  toggleSortOrder,
  type PlayersParams,
} from '../../../../domain/players/list/playersParams';
import { useHasCards } from '../../../ui/layout/useMediaQuery';
import { PLAYER_COLUMN_LABELS } from './playerColumnLabels';
import styles from './PlayerTableHead.module.css';

type PlayersHeadProps = { view: PlayersParams; onChoose: (change: Partial<PlayersParams>) => void };

/** Heads of the columns; pressing a head sorts by its column (PLAYER-11). */
export function PlayerTableHead({ view, onChoose }: PlayersHeadProps) {
  // With cards, the head is only for screen readers and has no buttons.
  const hasCards = useHasCards();
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" aria-rowindex={1}>
        {PLAYER_COLUMNS.map((column) => (
          <th
            key={column}
            role="columnheader"
            scope="col"
            className={styles[column]}
            aria-sort={
              column === view.column ? (view.isDescending ? 'descending' : 'ascending') : undefined
            }
          >
            {hasCards ? (
              PLAYER_COLUMN_LABELS[column]
            ) : (
              <button type="button" onClick={() => onChoose(toggleSortOrder(view, column))}>
                {PLAYER_COLUMN_LABELS[column]}
              </button>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
