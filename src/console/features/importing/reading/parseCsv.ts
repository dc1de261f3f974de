import Papa from 'papaparse';

/** Separator of cells copied from a spreadsheet; rare inside a cell. */
const TAB = '\t';
const LOOKED_AT = 10;
/** A character that no text contains, used in place of a quote. */
const NO_QUOTE = '\0';

/**
 * Returns the tab if the text has one. Otherwise the separator that is more frequent in the first lines, outside of
 * quotes.
 */
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
  // With a literal quote at its beginning, a cell would contain all following rows. The text is then parsed without
  // quotes.
  return isMisquoted ? Papa.parse<string[]>(text, { delimiter, quoteChar: NO_QUOTE }).data : data;
}
