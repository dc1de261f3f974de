import Papa from 'papaparse';

/** Between the cells of what is copied from a spreadsheet; in a cell it hardly ever stands. */
const TAB = '\t';
const LOOKED_AT = 10;
/** Stands in no text. */
const NO_QUOTE = '\0';

/** A tab where there is any, else what stands more often in the first lines, outside of quotes. */
function findDelimiter(text: string): string {
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split('\n', LOOKED_AT)
    .join('\n');
  if (lines.includes(TAB)) return TAB;
  return lines.split(',').length > lines.split(';').length ? ',' : ';';
}

/** COMFORT-50: a text of CSV, or what a spreadsheet puts on the clipboard, as rows of cells. */
export function parseCsv(text: string): string[][] {
  const delimiter = findDelimiter(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const isMisquoted = errors.some(({ type }) => type === 'Quotes');
  // A cell that begins with a quote of its own would take the rows after it in.
  return isMisquoted ? Papa.parse<string[]>(text, { delimiter, quoteChar: NO_QUOTE }).data : data;
}
