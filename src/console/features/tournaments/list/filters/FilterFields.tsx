import { isRealDate } from '../../../../../domain/dates/dates';
import {
  FILTER_NAMES,
  clearFilter,
  type FilterName,
  type ListParams,
} from '../../../../../domain/list/listParams';
import { useAppDispatch } from '../../../../hooks';
import { paramsChosen } from '../../../../state/listSlice';
import { Select } from '../../../../ui/controls/Select';
import choiceStyles from '../../../../ui/controls/Select.module.css';
import { useHasCards } from '../../../../ui/layout/useMediaQuery';
import { FILTER_CHOICES } from './filterTexts';
import { SortChoice } from './SortChoice';
import styles from './FilterPanel.module.css';

/** The filters (COMFORT-3). On a phone they include the order, because the table has no heads to press (COMFORT-2). */
export function FilterFields({ params }: { params: ListParams }) {
  const dispatch = useAppDispatch();
  const hasCards = useHasCards();
  const choose = (name: FilterName, value: string) =>
    dispatch(paramsChosen({ ...clearFilter(name), [name]: value }));
  return (
    <div id="filters" role="group" aria-label="Фильтры" className={styles.fields}>
      {FILTER_NAMES.map((name) => (
        <Select
          key={name}
          {...FILTER_CHOICES[name]}
          value={params[name]}
          onChoose={(value) => choose(name, value)}
        />
      ))}
      {params.period === 'range' &&
        DAYS.map(({ name, label }) => (
          <label key={name} className={choiceStyles.choice}>
            {label}
            <input
              type="date"
              value={params[name]}
              // Without a maximum browsers accept years of six digits.
              max={LATEST}
              onChange={({ target: { value } }) =>
                dispatch(paramsChosen({ [name]: isRealDate(value) ? value : '' }))
              }
            />
          </label>
        ))}
      {hasCards && <SortChoice sort={params.sort} />}
    </div>
  );
}

const LATEST = '9999-12-31';

const DAYS = [
  { name: 'from', label: 'С даты' },
  { name: 'to', label: 'По дату' },
] as const;
