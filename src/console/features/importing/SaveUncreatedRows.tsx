import type { ColumnMapping } from '../../../domain/importing/columnMapping';
import { buildRejectedCsv } from '../../../domain/importing/rejectedRows';
import type { ImportTableData } from '../../../domain/importing/importTable';
import { Button } from '../../ui/controls/Button';
import { saveFile } from '../../ui/files/saveFile';
import { useToday } from '../../ui/time/useToday';
import type { ValidatedRow } from './rowValidation';

type SaveUncreatedRowsProps = {
  table: ImportTableData;
  columns: ColumnMapping;
  /** Rows that are not created. */
  left: readonly ValidatedRow[];
  className?: string | undefined;
};

/** Saves the rows that are not created as a file, which the user can correct and import again (COMFORT-52). */
export function SaveUncreatedRows({ table, columns, left, className }: SaveUncreatedRowsProps) {
  const today = useToday();
  const save = () => {
    const rows = left.map(({ row, rejection, errors }) => ({
      cells: row.line.cells,
      corrections: row.corrections,
      message: rejection?.message ?? '',
      errors: { ...rejection?.errors, ...errors },
    }));
    const csv = buildRejectedCsv(table, columns, rows);
    saveFile(`Несозданные турниры ${today}.csv`, csv, 'text/csv;charset=utf-8');
  };
  return (
    <Button className={className} onClick={save}>
      Скачать несозданные строки (CSV)
    </Button>
  );
}
