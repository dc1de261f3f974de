import { csvOf } from '../../../../domain/csv';
import { valuesOf, type Column } from '../../../../domain/sheet';
import { saveFile } from '../../../ui/saveFile';
import { excelFile } from './excelFile';

/** COMFORT-40, COMFORT-42: rows as the columns have them, to keep as a file. */
type Sheet<Row> = {
  /** The file's name without its ending. */
  name: string;
  /** What the sheet is called. */
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
};

/** Saves a sheet for Excel. */
export async function saveExcel<Row>({ name, title, columns, rows }: Sheet<Row>): Promise<void> {
  const file = await excelFile(title, columns, rows);
  saveFile(`${name}.xlsx`, file, file.type);
}

/** Saves a sheet as CSV. */
export async function saveCsv<Row>({ name, columns, rows }: Sheet<Row>): Promise<void> {
  saveFile(`${name}.csv`, csvOf(columns, valuesOf(columns, rows)), 'text/csv;charset=utf-8');
}
