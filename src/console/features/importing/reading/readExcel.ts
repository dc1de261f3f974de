import { EXCEL_LIMITS, type ExcelLimits, unpackExcel, TooLargeArchive } from './unpackExcel';
import { readExcelMomentFormats } from './excelStyles';
import { readWorkbookParts, type WorkbookRefusal } from './excelParts';
import { readSharedStrings, readSheet } from './excelSheet';

/**
 * Rows of the first sheet with rows, or the reason why there are none. `too much` means more memory than a table needs;
 * `binary` and `no table` are other kinds of Office files. Null when the file cannot be read.
 */
export type ExcelReadResult = string[][] | WorkbookRefusal | 'too much' | null;

function refuseLongTexts(rows: readonly (readonly string[])[], limits: ExcelLimits): void {
  let characters = 0;
  for (const row of rows) for (const text of row) characters += text.length;
  if (characters > limits.characters) throw new TooLargeArchive();
}

function readFirstSheet(file: ArrayBuffer, limits: ExcelLimits): ExcelReadResult {
  const readPart = unpackExcel(file, limits);
  const workbook = readWorkbookParts(readPart);
  if (typeof workbook === 'string') return workbook;
  const { sheets, sharedStrings, styles, is1904 } = workbook;
  const context = {
    sharedStrings: sharedStrings === null ? [] : readSharedStrings(sharedStrings),
    formats: styles === null ? [] : readExcelMomentFormats(styles),
    is1904,
  };
  for (const path of sheets) {
    const xml = readPart(path);
    if (xml === null) throw new Error('no such sheet');
    const rows = readSheet(xml, context, limits);
    refuseLongTexts(rows, limits);
    if (rows.length > 0) return rows;
  }
  return [];
}

/** Reads an Excel file; each cell becomes the text that Excel shows (COMFORT-50). */
export function readExcel(file: ArrayBuffer, limits: ExcelLimits = EXCEL_LIMITS): ExcelReadResult {
  try {
    return readFirstSheet(file, limits);
  } catch (error) {
    return error instanceof TooLargeArchive ? 'too much' : null;
  }
}
