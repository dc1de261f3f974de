import { MISSING_FACT_TEXT, formatOrRaw } from '../../../../domain/lib/formatOrRaw';
import {
  formatLongDateWithWeekday,
  formatInstantLongDate,
} from '../../../../domain/dates/longDate';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { hasServerId } from '../../../../domain/tournament/tournamentWire';
import { config } from '../../../config';
import { buildFieldFacts, buildOtherFacts } from './fieldFacts';

/**
 * Facts of a tournament by label, in order. The type is omitted, because it is shown above (DETAIL-2, DETAIL-4).
 * @param winners full names of the winners (PLAY-16)
 */
export function buildTournamentFacts(tournament: Tournament, winners: readonly string[] = []) {
  const facts = buildFieldFacts(tournament);
  return {
    Дата: formatOrRaw(tournament.date, formatLongDateWithWeekday),
    Время: facts.Время,
    'Количество заявок': tournament.applications.length,
    'Уровень игроков': facts['Уровень игроков'],
    Взнос: facts.Взнос,
    Организатор: facts.Организатор,
    Телефон: facts.Телефон,
    ...buildOtherFacts(tournament),
    ...(winners.length > 0 && {
      [winners.length > 1 ? 'Победители' : 'Победитель']: winners.join(', '),
    }),
    Создан: formatInstantLongDate(tournament.created_at, config.timeZone),
    Обновлён: formatInstantLongDate(tournament.updated_at, config.timeZone),
    'ID турнира': hasServerId(tournament) ? `#${tournament.id}` : MISSING_FACT_TEXT,
  };
}
