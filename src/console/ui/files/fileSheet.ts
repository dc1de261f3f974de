import {
  listSheetRows,
  type Column,
  type SheetValue,
  type SheetColumnHead,
} from '../../../domain/sheets/sheet';

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

/** Number of rows per slice; the page responds between slices. */
const SLICE = 2_000;

const waitForTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Yields the values of any number of rows, in slices between which the page stays responsive (COMFORT-40). */
export async function* generateRowSlices<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): AsyncGenerator<SheetValue[][]> {
  for (let from = 0; from < rows.length; from += SLICE) {
    yield listSheetRows(columns, rows, from, from + SLICE);
    await waitForTask();
  }
}

export const toFileSheet = <Row>({ title, columns, rows }: TitledSheetRows<Row>): FileSheet => ({
  title,
  headers: columns.map(({ name, kind }) => ({ name, kind })),
  slices: () => generateRowSlices(columns, rows),
});
