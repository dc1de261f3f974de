import { countApplications, type NewApplications } from '../../../domain/newApplications';
import { formatDay } from '../../../domain/calendarFormat';
import { isRealDate } from '../../../domain/dates';
import type { NewNotice } from '../../state/noticesSlice';

/**
 * COMFORT-61: «Новая заявка: 28 ноября, Мексикано», or «Новых заявок: 3». The type may be any text,
 * so it comes last.
 */
export function newApplicationsNotice(applications: readonly NewApplications[]): NewNotice {
  const count = countApplications(applications);
  const [first] = applications;
  if (!first || count > 1) return { text: `Новых заявок: ${count}` };
  const { date, tournament_type: type } = first.tournament;
  const day = isRealDate(date) ? formatDay(date) : date;
  return { text: 'Новая заявка:', reason: [day, type].filter(Boolean).join(', ') };
}
