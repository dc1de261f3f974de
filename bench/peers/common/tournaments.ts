import type { Tournament } from '../../../src/domain/tournament/tournament';

export type { Tournament };

const URL = '/api/tournaments';

export const request = (): Promise<Response> => fetch(URL);

/** Loads the whole list, in the server's order. */
export async function load(): Promise<Tournament[]> {
  const response = await request();
  return (await response.json()) as Tournament[];
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byTime = (a: Tournament, b: Tournament): number =>
  compareText(a.date, b.date) || compareText(a.start_time, b.start_time) || a.id - b.id;

/** Sorts upcoming tournaments first, soonest first, then past ones, latest first. */
export function inOrder(tournaments: readonly Tournament[]): Tournament[] {
  const today = new Intl.DateTimeFormat('sv-SE').format(new Date());
  const coming = tournaments.filter(({ date }) => date >= today).sort(byTime);
  const past = tournaments.filter(({ date }) => date < today).sort((a, b) => byTime(b, a));
  return coming.concat(past);
}

const fold = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е');

/** Creates a search by organizer; its index is built once. */
export function makeSearch(tournaments: readonly Tournament[]) {
  const names = tournaments.map(({ organizer_name }) => fold(organizer_name));
  return (text: string): readonly Tournament[] => {
    const wanted = fold(text);
    return wanted === ''
      ? tournaments
      : tournaments.filter((_, index) => names[index]!.includes(wanted));
  };
}
