import { countOf, type Arrival } from '../../../domain/arrivals';
import { formatDay } from '../../../domain/calendarFormat';
import { isRealDate } from '../../../domain/dates';
import type { NewNotice } from '../../state/noticesSlice';

/**
 * COMFORT-61: «Новая заявка: 28 ноября, Мексикано», or «Новых заявок: 3». The type may be any text,
 * so it comes last.
 */
export function arrivalNotice(arrivals: readonly Arrival[]): NewNotice {
  const count = countOf(arrivals);
  const [first] = arrivals;
  if (!first || count > 1) return { text: `Новых заявок: ${count}` };
  const { date, tournament_type: type } = first.tournament;
  const day = isRealDate(date) ? formatDay(date) : date;
  return { text: 'Новая заявка:', reason: [day, type].filter(Boolean).join(', ') };
}
