import {
  listActiveFilters,
  CLEARED_FILTERS,
  clearFilter,
  FILTER_NAMES,
  type FilterName,
  type ListParams,
  SORT_COLUMNS,
} from '../../../../../domain/list/listParams';
import { isRealDate } from '../../../../../domain/dates/dates';
import { useAppDispatch, useAppSelector } from '../../../../hooks';
import { selectListParams, paramsChosen } from '../../../../state/listSlice';
import { CrossIcon } from '../../../../ui/icons/icons';
import { Select } from '../../../../ui/controls/Select';
import choiceStyles from '../../../../ui/controls/Select.module.css';
import { useHasCards } from '../../../../ui/layout/useMediaQuery';
import { LIST_COLUMN_LABELS } from '../table/columns';
import { describeFilter, FILTER_CHOICES } from './filterTexts';
import styles from './FilterPanel.module.css';

const SORT_OPTIONS = [
  { value: '', label: 'Сначала ближайшие' },
  ...SORT_COLUMNS.flatMap((column) => [
    { value: column, label: `${LIST_COLUMN_LABELS[column]}: по возрастанию` },
    { value: `-${column}`, label: `${LIST_COLUMN_LABELS[column]}: по убыванию` },
  ]),
];

/** Select for the order, used when rows are cards (COMFORT-2). */
function SortChoice({ sort }: { sort: string }) {
  const dispatch = useAppDispatch();
  return (
    <Select
      label="Порядок"
      options={SORT_OPTIONS}
      value={sort}
      onChoose={(chosen) => dispatch(paramsChosen({ sort: chosen }))}
    />
  );
}

/** The filters (COMFORT-3). On a phone they include the order, because the table has no heads to press (COMFORT-2). */
function FilterFields({ params }: { params: ListParams }) {
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
