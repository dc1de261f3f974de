import type { Column, Head, Value } from '../../../domain/sheet';
import { slicesOf } from './slices';

/** Rows as the columns have them, under a title. */
export type TitledRows<Row> = {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
};

/** A sheet of a file, whatever its rows are of. */
export type FileSheet = {
  title: string;
  heads: Head[];
  slices: () => AsyncGenerator<Value[][]>;
};

export const fileSheet = <Row>({ title, columns, rows }: TitledRows<Row>): FileSheet => ({
  title,
  heads: columns.map(({ name, kind }) => ({ name, kind })),
  slices: () => slicesOf(columns, rows),
});
