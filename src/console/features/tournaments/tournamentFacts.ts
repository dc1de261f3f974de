import {
  formatFee,
  formatLevelRange,
  formatTimeRange,
  NOTHING,
  shown,
} from '../../../domain/format';
import { formatLongDate, shownLongDateOf } from '../../../domain/longDate';
import type { Tournament } from '../../../domain/tournament';
import { isSendable } from '../../../domain/wire';
import { config } from '../../config';

/** DETAIL-2: what is known of a tournament, under its names and in their order. */
export const tournamentFacts = (tournament: Tournament) => ({
  Дата: shown(tournament.date, formatLongDate),
  Время: formatTimeRange(tournament.start_time, tournament.end_time),
  'Уровень игроков': formatLevelRange(tournament.level_from, tournament.level_to),
  Взнос: formatFee(tournament.entry_fee),
  'Количество заявок': tournament.applications.length,
  Создан: shownLongDateOf(tournament.created_at, config.timeZone),
  Организатор: tournament.organizer_name || NOTHING,
  Телефон: tournament.organizer_phone || NOTHING,
  'ID турнира': isSendable(tournament) ? `#${tournament.id}` : NOTHING,
  Обновлён: shownLongDateOf(tournament.updated_at, config.timeZone),
});
