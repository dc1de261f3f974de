import { filtersOf, PLAIN_FILTERS, without } from '../../../../../domain/view';
import { useAppDispatch, useAppSelector } from '../../../../hooks';
import { selectView, viewChosen } from '../../../../state/listSlice';
import { CrossIcon } from '../../../../ui/icons';
import { FilterFields } from './FilterFields';
import { filterText } from './filterTexts';
import styles from './FilterPanel.module.css';

/** COMFORT-3: the filters to choose, and those that are set, each and all to be taken away. */
export function FilterPanel({ isOpen }: { isOpen: boolean }) {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectView);
  const set = filtersOf(view);
  return (
    <>
      {isOpen && <FilterFields view={view} />}
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
                aria-label={`Сбросить фильтр: ${filterText(name, view)}`}
                onClick={() => dispatch(viewChosen(without(name)))}
              >
                {filterText(name, view)}
                <CrossIcon />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles.reset}
              onClick={() => dispatch(viewChosen(PLAIN_FILTERS))}
            >
              Сбросить все
            </button>
          </li>
        </ul>
      )}
    </>
  );
}
