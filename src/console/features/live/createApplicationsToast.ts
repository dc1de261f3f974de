import { formatDay } from '../../../domain/dates/formatDays';
import { isRealDate } from '../../../domain/dates/dates';
import {
  sumNewApplications,
  type NewApplicationsGroup,
} from '../../../domain/list/newApplications';
import { hasServerId } from '../../../domain/tournament/tournamentWire';
import type { NewToast } from '../../state/toastsSlice';

/** Target of «Открыть»: the tournament of the applications; none if they belong to several (COMFORT-61). */
function getOpenedTournament(applications: readonly NewApplicationsGroup[]): Partial<NewToast> {
  const [id, ...others] = new Set(applications.map(({ tournament }) => tournament.id));
  return id !== undefined && others.length === 0 && hasServerId({ id }) ? { opens: id } : {};
}

/** Returns «Новая заявка: Анна Соколова, 28 ноября, Мексикано», or «Новых заявок: 3» (COMFORT-61). */
export function createApplicationsToast(applications: readonly NewApplicationsGroup[]): NewToast {
  const count = sumNewApplications(applications);
  const [first] = applications;
  if (!first || count > 1)
    return { text: `Новых заявок: ${count}`, ...getOpenedTournament(applications) };
  const { application, tournament } = first;
  const { date, tournament_type: type } = tournament;
  const day = isRealDate(date) ? formatDay(date) : date;
  return {
    text: 'Новая заявка:',
    about: [application?.name ?? '', day, type].filter(Boolean),
    ...getOpenedTournament(applications),
    ...(application && {
      player: { name: application.name, phone: application.contact_phone },
    }),
  };
}
