import { foldText } from '../lib/foldText';
import { compareByTime } from './splitSeason';
import type { Tournament } from '../tournament/tournament';
import type { SortColumn } from './listParams';

type Key = string | number | null;

const GET_KEY: Record<SortColumn, (tournament: Tournament) => Key> = {
  type: ({ tournament_type }) => tournament_type,
  date: ({ date }) => date,
  time: ({ start_time }) => start_time,
  level: ({ level_from }) => level_from,
  fee: ({ entry_fee }) => entry_fee,
  organizer: ({ organizer_name }) => foldText(organizer_name),
  applications: ({ applications }) => applications.length,
};

const isMissing = (key: Key): boolean => key === null || key === '';

/** Compares by value in either direction; missing values are last in both. */
function compareKeys(a: Key, b: Key, direction: number): number {
  if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
  return a! < b! ? -direction : a! > b! ? direction : 0;
}

/**
 * Sorts by a column, then by date and time (COMFORT-2).
 * @param sort name of a column; a leading «-» means descending
 */
export function sortTournaments(tournaments: readonly Tournament[], sort: string): Tournament[] {
  const getKey = GET_KEY[sort.replace('-', '') as SortColumn];
  const direction = sort.startsWith('-') ? -1 : 1;
  return tournaments
    .map((tournament) => ({ tournament, key: getKey(tournament) }))
    .sort(
      (a, b) => compareKeys(a.key, b.key, direction) || compareByTime(a.tournament, b.tournament),
    )
    .map(({ tournament }) => tournament);
}
