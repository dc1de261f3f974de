import { filtersOf, PLAIN_FILTERS, without } from '../../../../../domain/listParams';
import { useAppDispatch, useAppSelector } from '../../../../hooks';
import { selectListParams, paramsChosen } from '../../../../state/listSlice';
import { CrossIcon } from '../../../../ui/icons';
import { FilterFields } from './FilterFields';
import { filterText } from './filterTexts';
import styles from './FilterPanel.module.css';

/** COMFORT-3: the filters to choose, and those that are set, each and all to be taken away. */
export function FilterPanel({ isOpen }: { isOpen: boolean }) {
  const dispatch = useAppDispatch();
  const params = useAppSelector(selectListParams);
  const set = filtersOf(params);
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
                aria-label={`Сбросить фильтр: ${filterText(name, params)}`}
                onClick={() => dispatch(paramsChosen(without(name)))}
              >
                {filterText(name, params)}
                <CrossIcon />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles.reset}
              onClick={() => dispatch(paramsChosen(PLAIN_FILTERS))}
            >
              Сбросить все
            </button>
          </li>
        </ul>
      )}
    </>
  );
}
