import {
  listActiveFilters,
  CLEARED_FILTERS,
  clearFilter,
} from '../../../../../domain/list/listParams';
import { useAppDispatch, useAppSelector } from '../../../../hooks';
import { selectListParams, paramsChosen } from '../../../../state/listSlice';
import { CrossIcon } from '../../../../ui/icons/icons';
import { FilterFields } from './FilterFields';
import { describeFilter } from './filterTexts';
import styles from './FilterPanel.module.css';

/** COMFORT-3: the filters to choose, and those that are set, each and all to be taken away. */
export function FilterPanel({ isOpen }: { isOpen: boolean }) {
  const dispatch = useAppDispatch();
  const params = useAppSelector(selectListParams);
  const set = listActiveFilters(params);
  return (
    <>
      {isOpen && <FilterFields params={params} />}
      {set.length === 0 ? (
        // As high as the filters that will stand here: choosing the first moves nothing.
        <p className={styles.none}>Фильтры не выбраны</p>
      ) : (
        <ul className={styles.chips} aria-label="Выбранные фильтры">
          {set.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={styles.chip}
                aria-label={`Сбросить фильтр: ${describeFilter(name, params)}`}
                onClick={() => dispatch(paramsChosen(clearFilter(name)))}
              >
                {describeFilter(name, params)}
                <CrossIcon />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles.reset}
              onClick={() => dispatch(paramsChosen(CLEARED_FILTERS))}
            >
              Сбросить все
            </button>
          </li>
        </ul>
      )}
    </>
  );
}
