import Papa from 'papaparse';

/** Separates cells copied from a spreadsheet; rare inside a cell. */
const TAB = '\t';
const LOOKED_AT = 10;
/** Occurs in no text. */
const NO_QUOTE = '\0';

/** A tab if there is any. Otherwise the more frequent sign in the first lines, outside of quotes. */
function findDelimiter(text: string): string {
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split('\n', LOOKED_AT)
    .join('\n');
  if (lines.includes(TAB)) return TAB;
  return lines.split(',').length > lines.split(';').length ? ',' : ';';
}

/** Rows of cells from CSV or from a spreadsheet's clipboard text (COMFORT-50). */
export function parseCsv(text: string): string[][] {
  const delimiter = findDelimiter(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const isMisquoted = errors.some(({ type }) => type === 'Quotes');
  // A cell that begins with a literal quote would swallow the rows after it.
  return isMisquoted ? Papa.parse<string[]>(text, { delimiter, quoteChar: NO_QUOTE }).data : data;
}
