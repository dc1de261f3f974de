import { NOTHING } from '../../../../domain/format';
import { shownLongDateOf } from '../../../../domain/longDate';
import type { Tournament } from '../../../../domain/tournament';
import { isSendable } from '../../../../domain/wire';
import { config } from '../../../config';
import { fieldFacts, otherFacts } from './fieldFacts';

/** DETAIL-2: the facts of a tournament with their labels, in order; the title tells its type. */
export function tournamentFacts(tournament: Tournament) {
  const facts = fieldFacts(tournament);
  return {
    Дата: facts.Дата,
    Время: facts.Время,
    'Уровень игроков': facts['Уровень игроков'],
    Взнос: facts.Взнос,
    'Количество заявок': tournament.applications.length,
    Создан: shownLongDateOf(tournament.created_at, config.timeZone),
    Организатор: facts.Организатор,
    Телефон: facts.Телефон,
    'ID турнира': isSendable(tournament) ? `#${tournament.id}` : NOTHING,
    Обновлён: shownLongDateOf(tournament.updated_at, config.timeZone),
    ...otherFacts(tournament),
  };
}
