/** Kind of a column's values: dates are yyyy-MM-dd, times HH:MM, money is in roubles. */
export type ColumnKind = 'text' | 'date' | 'time' | 'number' | 'money';

/** A value of a cell. A text that does not fit the column's kind stays unchanged. */
export type SheetValue = string | number | null;

export type SheetColumnHead = { name: string; kind: ColumnKind };
export type Column<Row> = SheetColumnHead & { getValue: (row: Row, index: number) => SheetValue };

/** Lists the values of the rows from one index up to another, exclusive; for files of any format. */
export const listSheetRows = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  from = 0,
  to = rows.length,
): SheetValue[][] =>
  rows.slice(from, to).map((row, at) => columns.map(({ getValue }) => getValue(row, from + at)));
