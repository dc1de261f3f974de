import { FIELD_NAMES, TOURNAMENT_FIELDS, type FieldName } from '../tournament/tournamentFields';
import { foldCell } from '../lib/foldText';

/** COMFORT-51: how else a field's column may be called, beside its names in our files and in the form. */
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

/** What our own files have beside: it is the server's, or was said of the row. */
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

/** Letters and figures are what tells names apart; «levelFrom» is the wire's «level_from». */
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

/** COMFORT-51: the name of a field's column in our own files. */
export const getImportHeader = (name: FieldName): string => TOURNAMENT_FIELDS[name].columnName;

/** Which field a column's name stands for; null where it is unknown. */
export const findFieldByHeader = (header: string): FieldName | null =>
  FIELD_BY_NAME.get(foldHeader(header)) ?? null;

/** Whether a column's name is one of ours that is never taken. */
const isIgnoredHeader = (header: string): boolean => IGNORED_NAMES.has(foldHeader(header));

/** Whether a column has what was said of the rows when they were refused before. */
export const isErrorHeader = (header: string): boolean =>
  foldHeader(header) === foldHeader(ERROR_HEADER);

/** How many of a row's cells are names of columns. */
export const countHeaders = (cells: readonly string[]): number =>
  cells.filter((cell) => findFieldByHeader(cell) !== null || isIgnoredHeader(cell)).length;

/** Which field each column of a table holds; null where it is not taken. */
export type ColumnMapping = readonly (FieldName | null)[];

/** COMFORT-51: columns by their names; a second one for the same field is not taken. */
export function mapHeaders(headers: readonly string[]): ColumnMapping {
  const found = headers.map(findFieldByHeader);
  return found.map((name, at) => (found.indexOf(name) === at ? name : null));
}

/** COMFORT-51: the columns after somebody has said what one of them holds: a field has one column. */
export const setColumn = (
  columns: ColumnMapping,
  at: number,
  name: FieldName | null,
): ColumnMapping =>
  columns.map((other, index) => (index === at ? name : other === name ? null : other));

/** COMFORT-51: the fields that a tournament needs and no column holds. */
export const listMissingFields = (columns: ColumnMapping): FieldName[] =>
  FIELD_NAMES.filter((name) => !TOURNAMENT_FIELDS[name].isOptional && !columns.includes(name));
