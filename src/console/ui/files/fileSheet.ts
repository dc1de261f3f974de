import type { Column, SheetColumnHead, SheetValue } from '../../../domain/sheets/sheet';
import { generateRowSlices } from './generateRowSlices';

/** A titled table of rows. */
export type TitledSheetRows<Row> = {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
};

/** A sheet of a file; the type of its rows is hidden. */
export type FileSheet = {
  title: string;
  headers: SheetColumnHead[];
  slices: () => AsyncGenerator<SheetValue[][]>;
};

export const toFileSheet = <Row>({ title, columns, rows }: TitledSheetRows<Row>): FileSheet => ({
  title,
  headers: columns.map(({ name, kind }) => ({ name, kind })),
  slices: () => generateRowSlices(columns, rows),
});
