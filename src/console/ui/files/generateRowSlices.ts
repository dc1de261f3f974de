import { listSheetRows, type Column, type SheetValue } from '../../../domain/sheets/sheet';

/** As many rows as are made ready before the page may answer. */
const SLICE = 2_000;

const waitForTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** COMFORT-40: the values of any number of rows, in slices between which the page answers. */
export async function* generateRowSlices<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): AsyncGenerator<SheetValue[][]> {
  for (let from = 0; from < rows.length; from += SLICE) {
    yield listSheetRows(columns, rows, from, from + SLICE);
    await waitForTask();
  }
}
