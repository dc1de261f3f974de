import { csvLines, csvOf } from '../../../../domain/csv';
import type { Column } from '../../../../domain/sheet';
import { saveFile } from '../../../ui/saveFile';
import { excelFile } from './excelFile';
import { slicesOf } from './slices';

/** COMFORT-40, COMFORT-42: rows as the columns have them, to keep as a file. */
export type Sheet<Row> = {
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
  const parts = [csvOf(columns, [])];
  for await (const slice of slicesOf(columns, rows)) parts.push(csvLines(columns, slice));
  saveFile(`${name}.csv`, new Blob(parts), 'text/csv;charset=utf-8');
}
