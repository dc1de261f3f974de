import { SORT_COLUMNS } from '../../../../../domain/list/listParams';
import { useAppDispatch } from '../../../../hooks';
import { paramsChosen } from '../../../../state/listSlice';
import { Select } from '../../../../ui/controls/Select';
import { LIST_COLUMN_LABELS } from '../table/columns';

const OPTIONS = [
  { value: '', label: 'Сначала ближайшие' },
  ...SORT_COLUMNS.flatMap((column) => [
    { value: column, label: `${LIST_COLUMN_LABELS[column]}: по возрастанию` },
    { value: `-${column}`, label: `${LIST_COLUMN_LABELS[column]}: по убыванию` },
  ]),
];

/** Select for the order, used when rows are cards (COMFORT-2). */
export function SortChoice({ sort }: { sort: string }) {
  const dispatch = useAppDispatch();
  return (
    <Select
      label="Порядок"
      options={OPTIONS}
      value={sort}
      onChoose={(chosen) => dispatch(paramsChosen({ sort: chosen }))}
    />
  );
}
