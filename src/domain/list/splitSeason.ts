import { foldText } from '../lib/foldText';
import { isRealDate } from '../dates/dates';
import type { Tournament } from '../tournament/tournament';

export type Season = { coming: Tournament[]; past: Tournament[] };

/** Cached per list, so that names are folded once for all keystrokes of a search. */
const foldedNames = new WeakMap<readonly Tournament[], string[]>();

function getFoldedNames(tournaments: readonly Tournament[]): string[] {
  const known = foldedNames.get(tournaments);
  if (known) return known;
  // One person organizes many tournaments, so each name is folded once.
  const folded = new Map<string, string>();
  const names = tournaments.map(({ organizer_name: name }) => {
    const text = folded.get(name) ?? foldText(name);
    folded.set(name, text);
    return text;
  });
  foldedNames.set(tournaments, names);
  return names;
}

/** Folds the names in advance, because the first search would be slow otherwise. */
export function prepareSeasonSearch({ coming, past }: Season): void {
  getFoldedNames(coming);
  getFoldedNames(past);
}

/**
 * The tournaments whose organizer's name contains the text, regardless of case, ё and surrounding spaces (LIST-7).
 * @returns the season in its order; the same object for an empty text
 */
export function filterSeasonByOrganizer(season: Season, search: string): Season {
  const wanted = foldText(search);
  if (wanted === '') return season;
  const filterFound = (tournaments: Tournament[]) => {
    const names = getFoldedNames(tournaments);
    return tournaments.filter((_, index) => names[index]!.includes(wanted));
  };
  return { coming: filterFound(season.coming), past: filterFound(season.past) };
}

export const countSeasonTournaments = ({ coming, past }: Season): number =>
  coming.length + past.length;

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Compares by date and time, earliest first. */
export const compareByTime = (a: Tournament, b: Tournament): number =>
  compareText(a.date, b.date) || compareText(a.start_time, b.start_time) || a.id - b.id;

/**
 * True for a tournament before today. A tournament with an invalid date counts as coming, so that it stays visible
 * (LIST-13).
 */
export const isTournamentPast = ({ date }: Pick<Tournament, 'date'>, today: string): boolean =>
  date < today && isRealDate(date);

/**
 * Splits tournaments into coming ones, soonest first, and past ones, latest first (LIST-13). Invalid dates follow the
 * coming ones.
 * @param today yyyy-MM-dd in the club's time zone
 */
export function splitSeason(tournaments: readonly Tournament[], today: string): Season {
  const undated: Tournament[] = [];
  const coming: Tournament[] = [];
  const past: Tournament[] = [];
  // Many tournaments have the same date, so each date is checked once.
  const partsByDate = new Map<string, Tournament[]>();
  for (const tournament of tournaments) {
    const { date } = tournament;
    const part =
      partsByDate.get(date) ?? (!isRealDate(date) ? undated : date < today ? past : coming);
    partsByDate.set(date, part);
    part.push(tournament);
  }
  return {
    coming: [...coming.sort(compareByTime), ...undated],
    past: past.sort(compareByTime).reverse(),
  };
}
