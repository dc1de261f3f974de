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

/** The filters, and chips that remove set filters one by one or all at once (COMFORT-3). */
export function FilterPanel({ isOpen }: { isOpen: boolean }) {
  const dispatch = useAppDispatch();
  const params = useAppSelector(selectListParams);
  const set = listActiveFilters(params);
  return (
    <>
      {isOpen && <FilterFields params={params} />}
      {set.length === 0 ? (
        // This text is as high as the chips, so that the first chip moves nothing.
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
