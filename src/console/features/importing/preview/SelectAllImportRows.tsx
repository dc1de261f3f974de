import { Checkbox } from '../../../ui/controls/Checkbox';
import type { ValidatedRow } from '../rowValidation';

type SelectAllRowsProps = {
  /** The rows that the table shows. */
  rows: readonly ValidatedRow[];
  isBusy: boolean;
  onSelect: (numbers: number[], isSelected: boolean) => void;
};

/** Selects or deselects all selectable rows, except duplicates (COMFORT-52). */
export function SelectAllImportRows({ rows, isBusy, onSelect }: SelectAllRowsProps) {
  const open = rows.filter(({ isSelectable }) => isSelectable);
  const plain = open.filter(({ duplicate }) => duplicate === null);
  if (plain.length < 2) return null;
  const areSelected = plain.every(({ isSelected }) => isSelected);
  return (
    <Checkbox
      label={plain.length < open.length ? 'Выбрать все, кроме повторов' : 'Выбрать все'}
      isChecked={areSelected}
      isMixed={!areSelected && open.some(({ isSelected }) => isSelected)}
      isDisabled={isBusy}
      onChange={(isSelected) =>
        onSelect(
          (isSelected ? plain : open).map(({ row }) => row.line.number),
          isSelected,
        )
      }
    />
  );
}
