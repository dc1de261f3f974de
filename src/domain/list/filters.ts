import { listDaysOfWeek, isRealDate } from '../dates/dates';
import { isTournamentPast } from './splitSeason';
import type { Tournament } from '../tournament/tournament';
import type { ListFilterValues } from './listParams';

type Test = (tournament: Tournament) => boolean;

/** Tests if a tournament's day is in the period, by the same rule as the list (LIST-13). */
function createPeriodTest({ period, from, to }: ListFilterValues, today: string): Test | null {
  const createBetweenTest =
    (first: string, last: string): Test =>
    ({ date }) =>
      date >= first && (last === '' || date <= last) && isRealDate(date);
  if (period === 'coming') return (tournament) => !isTournamentPast(tournament, today);
  if (period === 'past') return (tournament) => isTournamentPast(tournament, today);
  if (period === 'today') return createBetweenTest(today, today);
  const week = listDaysOfWeek(today);
  if (period === 'week') return createBetweenTest(week[0]!, week[6]!);
  return period === 'range' ? createBetweenTest(from, to) : null;
}

/** Tests if a player of this level may take part. */
const createLevelTest =
  (level: number): Test =>
  ({ level_from, level_to }) =>
    (level_from ?? level) <= level && level <= (level_to ?? level);

/**
 * The tournaments that pass every set filter (COMFORT-3).
 * @param today yyyy-MM-dd in the club's time zone
 * @returns in their order; the same array when no filter is set
 */
export function filterTournaments(
  tournaments: readonly Tournament[],
  filters: ListFilterValues,
  today: string,
): readonly Tournament[] {
  const { type, level, applications } = filters;
  const tests: (Test | null)[] = [
    type === '' ? null : ({ tournament_type }) => tournament_type === type,
    createPeriodTest(filters, today),
    level === '' ? null : createLevelTest(Number(level)),
    applications === ''
      ? null
      : (tournament) => tournament.applications.length > 0 === (applications === 'with'),
  ];
  const set = tests.filter((test) => test !== null);
  return set.length === 0
    ? tournaments
    : tournaments.filter((tournament) => set.every((test) => test(tournament)));
}
