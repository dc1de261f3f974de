import { isRealDate } from './dates';
import type { Tournament } from './tournament';

export type Season = { coming: Tournament[]; past: Tournament[] };

const foldName = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е');

/** LIST-7: whose organizer's name contains the text; case, ё and surrounding spaces do not matter. */
export function findByOrganizer(tournaments: readonly Tournament[], search: string): Tournament[] {
  const wanted = foldName(search);
  return tournaments.filter(({ organizer_name }) => foldName(organizer_name).includes(wanted));
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byTime = (a: Tournament, b: Tournament): number =>
  compareText(a.date, b.date) || compareText(a.start_time, b.start_time) || a.id - b.id;

/**
 * LIST-13: coming tournaments, the soonest first, then past ones, the latest first. Today's are
 * coming; those whose date cannot be read stand after the coming ones, where they are seen.
 * @param today yyyy-MM-dd in the club's time zone
 */
export function seasonOf(tournaments: readonly Tournament[], today: string): Season {
  const undated: Tournament[] = [];
  const coming: Tournament[] = [];
  const past: Tournament[] = [];
  for (const tournament of tournaments) {
    if (!isRealDate(tournament.date)) undated.push(tournament);
    else (tournament.date < today ? past : coming).push(tournament);
  }
  return { coming: [...coming.sort(byTime), ...undated], past: past.sort(byTime).reverse() };
}
