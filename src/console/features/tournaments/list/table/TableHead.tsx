import { SORT_COLUMNS } from '../../../../../domain/list/listParams';
import { useAppDispatch } from '../../../../hooks';
import { paramsChosen } from '../../../../state/listSlice';
import { useHasCards } from '../../../../ui/layout/useMediaQuery';
import { LIST_COLUMN_LABELS } from './columns';
import styles from './TableHead.module.css';

/** The next order on a press: ascending, descending, then the list's own order again (COMFORT-2, LIST-13). */
const getNextSort = (sort: string, column: string): string =>
  sort === column ? `-${column}` : sort === `-${column}` ? '' : column;

const getAriaSort = (sort: string, column: string) =>
  sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : undefined;

/** Head of the table; pressing a cell sorts the list (LIST-2, COMFORT-2). */
export function TableHead({ sort }: { sort: string }) {
  const dispatch = useAppDispatch();
  // With cards, the head is only for screen readers, so it has no invisible buttons.
  const hasCards = useHasCards();
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" aria-rowindex={1}>
        {SORT_COLUMNS.map((column) => (
          <th
            key={column}
            role="columnheader"
            scope="col"
            className={styles[column]}
            aria-sort={getAriaSort(sort, column)}
          >
            {hasCards ? (
              LIST_COLUMN_LABELS[column]
            ) : (
              <button
                type="button"
                onClick={() => dispatch(paramsChosen({ sort: getNextSort(sort, column) }))}
              >
                {LIST_COLUMN_LABELS[column]}
              </button>
            )}
          </th>
        ))}
        <th role="columnheader" scope="col" className={styles.actions}>
          Действия
        </th>
      </tr>
    </thead>
  );
}
