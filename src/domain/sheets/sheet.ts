/** How the values of a column are read: dates are yyyy-MM-dd, times HH:MM, money is in roubles. */
export type ColumnKind = 'text' | 'date' | 'time' | 'number' | 'money';

/** What was given; a text that is no value of its column's kind is kept as it is. */
export type SheetValue = string | number | null;

export type SheetColumnHead = { name: string; kind: ColumnKind };
export type Column<Row> = SheetColumnHead & { getValue: (row: Row, index: number) => SheetValue };

/** The values of the rows, or of those from one index up to another, for a file of any format. */
export const listSheetRows = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  from = 0,
  to = rows.length,
): SheetValue[][] =>
  rows.slice(from, to).map((row, at) => columns.map(({ getValue }) => getValue(row, from + at)));
