/**
 * Far more than 500 rows need, even with whole formatted columns. The limits stop a malicious small file that unpacks
 * into much more.
 */
export const EXCEL_LIMITS = {
  entries: 1_000,
  bytes: 64_000_000,
  cells: 1_000_000,
  grid: 10_000_000,
  /** Many cells may share one long text. Each gets its own copy when the rows are sent to the page. */
  characters: 20_000_000,
};

export type ExcelLimits = typeof EXCEL_LIMITS;
