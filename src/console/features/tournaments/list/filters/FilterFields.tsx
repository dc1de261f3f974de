import { FILTER_NAMES, without, type FilterName, type View } from '../../../../../domain/view';
import { useAppDispatch } from '../../../../hooks';
import { viewChosen } from '../../../../state/listSlice';
import { Select } from '../../../../ui/Select';
import choiceStyles from '../../../../ui/Select.module.css';
import { useHasCards } from '../../../../ui/useMediaQuery';
import { FILTERS } from './filterTexts';
import { SortChoice } from './SortChoice';
import styles from './FilterPanel.module.css';

/** COMFORT-3; on a phone, whose table has no head to press, the order as well (COMFORT-2). */
export function FilterFields({ view }: { view: View }) {
  const dispatch = useAppDispatch();
  const hasCards = useHasCards();
  const choose = (name: FilterName, value: string) =>
    dispatch(viewChosen({ ...without(name), [name]: value }));
  return (
    <div id="filters" role="group" aria-label="Фильтры" className={styles.fields}>
      {FILTER_NAMES.map((name) => (
        <Select
          key={name}
          {...FILTERS[name]}
          value={view[name]}
          onChoose={(value) => choose(name, value)}
        />
      ))}
      {view.period === 'range' &&
        DAYS.map(({ name, label }) => (
          <label key={name} className={choiceStyles.choice}>
            {label}
            <input
              type="date"
              value={view[name]}
              onChange={({ target }) => dispatch(viewChosen({ [name]: target.value }))}
            />
          </label>
        ))}
      {hasCards && <SortChoice sort={view.sort} />}
    </div>
  );
}

const DAYS = [
  { name: 'from', label: 'С даты' },
  { name: 'to', label: 'По дату' },
] as const;
