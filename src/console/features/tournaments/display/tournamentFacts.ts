import { MISSING_TEXT, formatOrRaw } from '../../../../domain/format';
import { formatLongDay, shownLongDateOf } from '../../../../domain/longDate';
import type { Tournament } from '../../../../domain/tournament';
import { hasServerId } from '../../../../domain/wire';
import { config } from '../../../config';
import { fieldFacts, otherFacts } from './fieldFacts';

/**
 * DETAIL-2, DESK-10: the facts of a tournament with their labels, in order; its type stands above them.
 * @param winners full names of who has won its play (PLAY-16)
 */
export function tournamentFacts(tournament: Tournament, winners: readonly string[] = []) {
  const facts = fieldFacts(tournament);
  return {
    Дата: formatOrRaw(tournament.date, formatLongDay),
    Время: facts.Время,
    'Количество заявок': tournament.applications.length,
    'Уровень игроков': facts['Уровень игроков'],
    Взнос: facts.Взнос,
    Организатор: facts.Организатор,
    Телефон: facts.Телефон,
    ...otherFacts(tournament),
    ...(winners.length > 0 && {
      [winners.length > 1 ? 'Победители' : 'Победитель']: winners.join(', '),
    }),
    Создан: shownLongDateOf(tournament.created_at, config.timeZone),
    Обновлён: shownLongDateOf(tournament.updated_at, config.timeZone),
    'ID турнира': hasServerId(tournament) ? `#${tournament.id}` : MISSING_TEXT,
  };
}
