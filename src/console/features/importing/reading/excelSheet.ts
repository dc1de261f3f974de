import { formatRawCell, unescapeExcelText, type RawCell, type ExcelContext } from './formatRawCell';
import { TooLargeArchive, type ExcelLimits } from './unpackExcel';
import { readXml } from './readXml';

const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

const ADDRESS = /^([a-z]{1,9})(\d{1,9})$/i;

/** Tags that contain a cell's text, except within phonetic guides (rPh). */
const TEXT_TAGS = new Set(['v', 't']);

/** Texts that many cells of an Excel file share (COMFORT-50). */
export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isReadingAid = false;
  readXml(xml, {
    onOpen(tag) {
      if (tag === 'si') text = '';
      else if (tag === 'rPh') isReadingAid = true;
      else if (tag === 't') isText = !isReadingAid;
    },
    onText(part) {
      if (isText) text += part;
    },
    onClose(tag) {
      if (tag === 'si') strings.push(unescapeExcelText(text).trim());
      else if (tag === 'rPh') isReadingAid = false;
      else if (tag === 't') isText = false;
    },
  });
  return strings;
}

const parseColumn = (letters: string): number =>
  [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

function assertWithin(row: number, column: number): void {
  if (row > LAST_ROW || column > LAST_COLUMN) throw new TooLargeArchive();
  if (!(row >= 1 && column >= 1)) throw new Error('no such cell');
}

/** Builds rows of cells, up to the last row and cell with a text. */
function toGrid(
  rows: ReadonlyMap<number, ReadonlyMap<number, string>>,
  limits: ExcelLimits,
): string[][] {
  let [height, width] = [0, 0];
  for (const [row, cells] of rows) {
    height = Math.max(height, row);
    for (const column of cells.keys()) width = Math.max(width, column);
  }
  if (height * width > limits.grid) throw new TooLargeArchive();
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => rows.get(row + 1)?.get(column + 1) ?? ''),
  );
}

/**
 * Rows of a sheet, each cell as the text that Excel shows. A row or cell without a position follows the previous one
 * (COMFORT-50).
 * @throws TooLargeArchive when the sheet exceeds the limits
 */
export function readSheet(xml: string, context: ExcelContext, limits: ExcelLimits): string[][] {
  const rows = new Map<number, Map<number, string>>();
  let [cells, row, column] = [0, 0, 0];
  let isSheetData = false;
  let isText = false;
  let isReadingAid = false;
  let cell: RawCell | null = null;

  const openCell = ({ r, s = '0', t }: Record<string, string>): void => {
    cells += 1;
    if (cells > limits.cells) throw new TooLargeArchive();
    const [, letters, digits] = (r === undefined ? null : ADDRESS.exec(r)) ?? [];
    if (r !== undefined && !letters) throw new Error('no such cell');
    column = letters ? parseColumn(letters) : column + 1;
    row = digits ? Number(digits) : row;
    assertWithin(row, column);
    cell = { type: t ?? 'n', style: Number(s), value: null, isFormula: false };
  };

  const closeCell = (shown: RawCell): void => {
    const text = formatRawCell(shown, context).trim();
    if (text === '') return;
    const texts = rows.get(row) ?? new Map<number, string>();
    rows.set(row, texts.set(column, text));
  };

  readXml(xml, {
    onOpen(tag, getAttributes) {
      if (tag === 'sheetData') isSheetData = true;
      else if (!isSheetData) return;
      else if (tag === 'row') {
        const { r } = getAttributes();
        if (r !== undefined && !/^\d+$/.test(r)) throw new Error('no such row');
        row = r === undefined ? row + 1 : Number(r);
        column = 0;
        assertWithin(row, 1);
      } else if (tag === 'c') openCell(getAttributes());
      else if (cell && tag === 'f') cell.isFormula = true;
      else if (tag === 'rPh') isReadingAid = true;
      else if (cell && TEXT_TAGS.has(tag)) {
        isText = !isReadingAid;
        cell.value ??= '';
        // Some programs write an inline text without its type.
        if (tag === 't' && cell.type === 'n') cell.type = 'inlineStr';
      }
    },
    onText(part) {
      if (cell && isText) cell.value = `${cell.value ?? ''}${part}`;
    },
    onClose(tag) {
      if (tag === 'sheetData') isSheetData = false;
      else if (tag === 'rPh') isReadingAid = false;
      else if (TEXT_TAGS.has(tag)) isText = false;
      else if (cell && tag === 'c') {
        closeCell(cell);
        cell = null;
      }
    },
  });
  return toGrid(rows, limits);
}
