import { foldText } from '../lib/foldText';
import { isRealDate } from '../dates/dates';
import type { Tournament } from '../tournament/tournament';

export type Season = { coming: Tournament[]; past: Tournament[] };

/** Folded once for all keystrokes of a search. */
const foldedNames = new WeakMap<readonly Tournament[], string[]>();

function getFoldedNames(tournaments: readonly Tournament[]): string[] {
  const known = foldedNames.get(tournaments);
  if (known) return known;
  // One person organizes many: each name is folded once.
  const folded = new Map<string, string>();
  const names = tournaments.map(({ organizer_name: name }) => {
    const text = folded.get(name) ?? foldText(name);
    folded.set(name, text);
    return text;
  });
  foldedNames.set(tournaments, names);
  return names;
}

/** Does for the first search in a season what need not be done again for the next. */
export function prepareSeasonSearch({ coming, past }: Season): void {
  getFoldedNames(coming);
  getFoldedNames(past);
}

/**
 * LIST-7: whose organizer's name contains the text; case, ё and surrounding spaces do not matter.
 * @returns the season in its order, and the same one where nothing is searched for
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

/** How many tournaments a season has. */
export const countSeasonTournaments = ({ coming, past }: Season): number =>
  coming.length + past.length;

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** From the earliest to the latest. */
export const compareByTime = (a: Tournament, b: Tournament): number =>
  compareText(a.date, b.date) || compareText(a.start_time, b.start_time) || a.id - b.id;

/** LIST-13: today's are still ahead, and so are those whose date cannot be read: there they are seen. */
export const isTournamentPast = ({ date }: Pick<Tournament, 'date'>, today: string): boolean =>
  date < today && isRealDate(date);

/**
 * LIST-13: coming tournaments, the soonest first, then past ones, the latest first. Those whose
 * date cannot be read stand after the coming ones.
 * @param today yyyy-MM-dd in the club's time zone
 */
export function splitSeason(tournaments: readonly Tournament[], today: string): Season {
  const undated: Tournament[] = [];
  const coming: Tournament[] = [];
  const past: Tournament[] = [];
  // Many tournaments share a date: it is looked at once.
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
