import { formatShortDate, formatWeekday } from '../../../src/domain/dates/shortDate';
import { formatLevel, formatLevelRange } from '../../../src/domain/fields/level';
import { formatFee } from '../../../src/domain/fields/money';
import { formatTimeRange } from '../../../src/domain/dates/time';
import { formatLongDate } from '../../../src/domain/dates/longDate';
import type { Application } from '../../../src/domain/tournament/tournament';
import type { Tournament } from './tournaments';

export { formatFee, formatLevelRange, formatShortDate, formatTimeRange, formatWeekday };

export const COLUMNS = [
  'Тип',
  'Дата',
  'Время',
  'Уровень',
  'Взнос',
  'Организатор',
  'Заявки',
  'Действия',
] as const;

export const SEARCH = 'Поиск по организатору';
export const DETAIL = 'Детальная информация о турнире';

/** Names and values in a tournament's details. */
export const factsOf = (tournament: Tournament): [string, string][] => [
  ['Дата', formatLongDate(tournament.date)],
  ['Время', formatTimeRange(tournament.start_time, tournament.end_time)],
  ['Уровень игроков', formatLevelRange(tournament.level_from, tournament.level_to)],
  ['Взнос', formatFee(tournament.entry_fee)],
  ['Количество заявок', String(tournament.applications.length)],
  ['Создан', formatLongDate(tournament.created_at.slice(0, 10))],
  ['Организатор', tournament.organizer_name],
  ['Телефон', tournament.organizer_phone],
  ['ID турнира', `#${tournament.id}`],
  ['Обновлён', formatLongDate(tournament.updated_at.slice(0, 10))],
];

/** Texts of one application in the details. */
export const playerFactsOf = (application: Application): string[] => [
  application.name,
  `Уровень ${formatLevel(application.level)}`,
  application.contact_phone,
  formatShortDate(application.created_at.slice(0, 10)),
  `ID ${application.user_id ?? '—'}`,
];
