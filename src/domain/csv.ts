import { isRealDate } from './dates';
import { formatShortDate } from './format';
import type { Tournament } from './tournament';
import { isSendable } from './wire';

/** Tells Excel that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
/** What Excel expects between the cells where commas are decimal, as in Russian. */
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** What a spreadsheet would take for a formula, full-width signs among it. */
const FORMULA = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;
/** RULE-11: it begins with a plus, but names no cell, function or command. */
const PHONE = /^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/;

const inert = (text: string): string =>
  FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;

const quoted = (text: string): string =>
  /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const textCell = (text: string | null): string => quoted(inert(text ?? ''));

/** Plain, with a comma: of «4.5» a Russian spreadsheet makes the fourth of May. */
const numberCell = (number: number | null): string =>
  number === null ? '' : String(number).replace('.', ',');

const dateCell = (date: string): string =>
  isRealDate(date) ? formatShortDate(date) : textCell(date);

/** The list's columns (LIST-2), what stands together there apart. */
const COLUMNS: readonly (readonly [string, (tournament: Tournament) => string])[] = [
  ['Тип', ({ tournament_type }) => textCell(tournament_type)],
  ['Дата', ({ date }) => dateCell(date)],
  ['Начало', ({ start_time }) => textCell(start_time)],
  ['Окончание', ({ end_time }) => textCell(end_time)],
  ['Уровень от', ({ level_from }) => numberCell(level_from)],
  ['Уровень до', ({ level_to }) => numberCell(level_to)],
  ['Взнос, ₽', ({ entry_fee }) => numberCell(entry_fee)],
  ['Организатор', ({ organizer_name }) => textCell(organizer_name)],
  ['Телефон', ({ organizer_phone }) => textCell(organizer_phone)],
  ['Заявки', ({ applications }) => numberCell(applications.length)],
  ['ID', (tournament) => (isSendable(tournament) ? numberCell(tournament.id) : '')],
];

/**
 * COMFORT-12: tournaments as a file for spreadsheets, in their order: a byte order mark, semicolons,
 * CRLF; dates as dd.MM.yyyy. A text that would be a formula gets an apostrophe before it.
 */
export function tournamentsCsv(tournaments: readonly Tournament[]): string {
  const head = COLUMNS.map(([name]) => name);
  const rows = tournaments.map((tournament) => COLUMNS.map(([, cellOf]) => cellOf(tournament)));
  const lines = [head, ...rows].map((cells) => cells.join(SEPARATOR) + LINE_END);
  return BYTE_ORDER_MARK + lines.join('');
}
