import { FIELD_NAMES, TOURNAMENT_FIELDS, type FieldName } from '../tournament/tournamentFields';
import { foldCell } from '../lib/foldText';

/** Further names of each field's column, besides those in our files and in the form (COMFORT-51). */
const OTHER_NAMES: Partial<Record<FieldName, readonly string[]>> = {
  tournament_type: ['Турнир', 'Вид', 'Вид турнира', 'Формат'],
  date: ['Дата проведения', 'Дата турнира', 'Дата и время', 'День', 'Когда'],
  start_time: ['Время', 'Старт', 'Время старта', 'Время проведения'],
  end_time: ['Конец', 'Время конца', 'Завершение'],
  level_from: [
    ...['Мин. уровень', 'Уровень мин.', 'Уровень', 'Уровни'],
    ...['Уровень игроков', 'Уровень с'],
  ],
  level_to: ['Макс. уровень', 'Уровень макс.', 'Уровень по'],
  entry_fee: [
    ...['Взнос, руб.', 'Вступительный взнос', 'Цена', 'Стоимость', 'Цена, руб.'],
    ...['Стоимость, руб.', 'Стоимость участия', 'Сумма', 'Оплата'],
  ],
  organizer_name: ['ФИО организатора', 'Организатор (ФИО)', 'ФИО', 'Имя'],
  organizer_phone: [
    ...['Номер телефона', 'Тел.', 'Контактный телефон'],
    ...['Мобильный телефон', 'Мобильный', 'Контакт', 'Контакты'],
  ],
};

/**
 * Further columns of the console's own files, which are not imported: the server's values, and the reasons why rows
 * were refused.
 */
export const ERROR_HEADER = 'Ошибка';
const IGNORED_HEADERS = [
  'Заявки',
  'Количество заявок',
  'ID',
  'ID турнира',
  ERROR_HEADER,
  '№',
  'Создан',
];

/** Reduces a column's name to letters and digits; «levelFrom» becomes equal to «level_from». */
const foldHeader = (header: string): string =>
  foldCell(header.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[^\p{L}\p{N}№]+/gu, ' '));

const FIELD_BY_NAME: ReadonlyMap<string, FieldName> = new Map(
  FIELD_NAMES.flatMap((name) => {
    const { columnName, label } = TOURNAMENT_FIELDS[name];
    const names = [name, columnName, label, ...(OTHER_NAMES[name] ?? [])];
    return names.map((text): [string, FieldName] => [foldHeader(text), name]);
  }),
);
const IGNORED_NAMES: ReadonlySet<string> = new Set(IGNORED_HEADERS.map(foldHeader));

/** The name of a field's column in the console's own files (COMFORT-51). */
export const getImportHeader = (name: FieldName): string => TOURNAMENT_FIELDS[name].columnName;

/** The field of a column's name; null for an unknown one. */
export const findFieldByHeader = (header: string): FieldName | null =>
  FIELD_BY_NAME.get(foldHeader(header)) ?? null;

/** True for a column of the console's own files that is not imported. */
const isIgnoredHeader = (header: string): boolean => IGNORED_NAMES.has(foldHeader(header));

/** True for the column with the reasons why rows were refused. */
export const isErrorHeader = (header: string): boolean =>
  foldHeader(header) === foldHeader(ERROR_HEADER);

/** The number of cells that are names of columns. */
export const countHeaders = (cells: readonly string[]): number =>
  cells.filter((cell) => findFieldByHeader(cell) !== null || isIgnoredHeader(cell)).length;

/** The field of each column in a table; null for a column that is not imported. */
export type ColumnMapping = readonly (FieldName | null)[];

/** Maps columns by their names. A second column for the same field is not imported (COMFORT-51). */
export function mapHeaders(headers: readonly string[]): ColumnMapping {
  const found = headers.map(findFieldByHeader);
  return found.map((name, at) => (found.indexOf(name) === at ? name : null));
}

/** Returns the columns after a user has assigned one. Each field has at most one column (COMFORT-51). */
export const setColumn = (
  columns: ColumnMapping,
  at: number,
  name: FieldName | null,
): ColumnMapping =>
  columns.map((other, index) => (index === at ? name : other === name ? null : other));

/** The required fields without a column (COMFORT-51). */
export const listMissingFields = (columns: ColumnMapping): FieldName[] =>
  FIELD_NAMES.filter((name) => !TOURNAMENT_FIELDS[name].isOptional && !columns.includes(name));
