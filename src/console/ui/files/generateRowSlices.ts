import { listSheetRows, type Column, type SheetValue } from '../../../domain/sheets/sheet';

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
