import {
  IMPORT_COLUMNS_MAX,
  IMPORT_ROWS_MAX,
  toImportTable,
} from '../../../../domain/importing/importTable';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { decodeText } from './decodeText';

/** Maximum size of a file in bytes (COMFORT-50). */
const SIZE_MAX = 5_000_000;

const ZIP = [0x50, 0x4b];
/** First bytes of an Excel file from before 2007, or of one with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const PASSWORD_SIGN = 'EncryptedPackage';
/** Matches file names in an Office archive. A ZIP archive stores these, and OpenDocument's type, uncompressed. */
const OFFICE_SIGN = /\[content_types\]\.xml|xl[\\/]work/i;
const OPEN_DOCUMENT_SIGN = 'opendocument.spreadsheet';
/** Some programs save HTML or XML under the name of an old Excel file. */
const MARKUP = /^\s*<(?:[?!]|html|head|body|table|meta|style)/i;
const OLD_EXCEL_MARKUP = /urn:schemas-microsoft-com:office|<table[\s>]/i;

/** Rows of cells of an opened or pasted table, or the reason why it is refused. */
export type TableResult = { name: string; rows: string[][] } | { problem: string };

const hasSignature = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

const TOO_LARGE = 'Файл больше 5\u00a0МБ. Разделите таблицу на части.';
const NO_TABLE = 'Это не таблица. Подойдёт файл .csv или .xlsx.';
const OLD_EXCEL = 'Это файл старого Excel (.xls). Сохраните его как .xlsx и откройте ещё раз.';
const BINARY = 'Это двоичный файл Excel (.xlsb). Сохраните его как .xlsx и откройте ещё раз.';
const OPEN_DOCUMENT = 'Это файл LibreOffice (.ods). Сохраните его как .xlsx и откройте ещё раз.';
const LOCKED = 'Файл защищён паролем. Снимите пароль в Excel и откройте файл ещё раз.';
const BROKEN = 'Файл Excel повреждён и не читается. Сохраните его заново или вставьте строки.';
const TOO_MUCH =
  'В файле слишком много данных, чтобы его открыть. Скопируйте нужные строки в новый файл или вставьте их сюда.';
const NO_EXCEL =
  'Этот браузер не\u00a0читает файлы Excel. Сохраните таблицу как CSV или вставьте строки.';
const EXCEL_REFUSALS = {
  ...{ 'too much': TOO_MUCH, 'no table': NO_TABLE, binary: BINARY },
  'no worker': NO_EXCEL,
};
const EMPTY = 'В таблице нет ни одной строки.';
const UNREADABLE =
  'Файл не открывается. Если он открыт в другой программе, закройте его там и попробуйте ещё раз.';
const NOT_LOADED = 'Не удалось прочитать файл. Проверьте подключение и попробуйте ещё раз.';

const decodeLatin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** True for a file with a password. Names inside a compound file are in UTF-16. */
const hasPassword = (bytes: Uint8Array): boolean =>
  decodeLatin(bytes).includes([...PASSWORD_SIGN].join('\0'));

function toTableResult(name: string, rows: string[][]): TableResult {
  const { heads, lines } = toImportTable(rows);
  const { length } = lines;
  if (length === 0) return { problem: EMPTY };
  if (length > IMPORT_ROWS_MAX)
    return {
      problem: `Здесь ${formatQuantity(length, 'строка', 'строки', 'строк')}, а за один раз можно импортировать не больше ${IMPORT_ROWS_MAX}.`,
    };
  return heads.length > IMPORT_COLUMNS_MAX
    ? {
        problem: `Здесь ${formatQuantity(heads.length, 'столбец', 'столбца', 'столбцов')}, а можно не больше ${IMPORT_COLUMNS_MAX}.`,
      }
    : { name, rows };
}

async function readRows(file: File): Promise<string[][] | string> {
  const buffer = await file.arrayBuffer().catch(() => null);
  // The dropped item is a folder, or a file that another program has locked.
  if (!buffer) return UNREADABLE;
  const bytes = new Uint8Array(buffer);
  if (bytes.length === 0) return EMPTY;
  if (hasSignature(bytes, COMPOUND)) return hasPassword(bytes) ? LOCKED : OLD_EXCEL;
  if (hasSignature(bytes, ZIP)) {
    const archive = decodeLatin(bytes);
    if (!OFFICE_SIGN.test(archive)) {
      return archive.includes(OPEN_DOCUMENT_SIGN) ? OPEN_DOCUMENT : NO_TABLE;
    }
    const { readExcelRows } = await import('./readExcelRows');
    const answer = await readExcelRows(buffer);
    return typeof answer === 'string' ? EXCEL_REFUSALS[answer] : (answer ?? BROKEN);
  }
  const text = decodeText(bytes);
  if (text === null) return NO_TABLE;
  if (MARKUP.test(text)) return OLD_EXCEL_MARKUP.test(text) ? OLD_EXCEL : NO_TABLE;
  return (await import('./parseCsv')).parseCsv(text);
}

/** Reads a file as rows of cells. The library loads when the first file is read (COMFORT-50). */
export async function readTableFile(file: File): Promise<TableResult> {
  if (file.size > SIZE_MAX) return { problem: TOO_LARGE };
  try {
    const rows = await readRows(file);
    return typeof rows === 'string' ? { problem: rows } : toTableResult(file.name, rows);
  } catch {
    return { problem: NOT_LOADED };
  }
}

/** Reads pasted lines as rows of cells (COMFORT-50). */
export async function readPastedTable(text: string): Promise<TableResult> {
  if (text.length > SIZE_MAX) return { problem: TOO_LARGE };
  try {
    const { parseCsv } = await import('./parseCsv');
    return toTableResult('Вставленные строки', parseCsv(text));
  } catch {
    return { problem: NOT_LOADED };
  }
}
