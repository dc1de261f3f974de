import { toNameKey } from '../lib/sameName';

/** COMFORT-93: somebody who has won in a period. */
export type SeasonWinner = {
  name: string;
  wins: number;
  /** The last day on which they did, yyyy-MM-dd. */
  last: string;
};

const byName = new Intl.Collator('ru');

/** COMFORT-93: counts wins by name (PLAYER-85); who has the same name is one person here. */
export function createSeasonWinnerCounter() {
  const winners = new Map<string, SeasonWinner>();
  return {
    /** @param date of the tournament, yyyy-MM-dd */
    addWin(name: string, date: string): void {
      const key = toNameKey(name);
      const { wins, last } = winners.get(key) ?? { wins: 0, last: '' };
      winners.set(key, { name, wins: wins + 1, last: date > last ? date : last });
    },

    /** Who won most often first, and then who won last. */
    listSorted: (): SeasonWinner[] =>
      [...winners.values()].sort(
        (one, other) =>
          other.wins - one.wins ||
          Number(other.last > one.last) - Number(other.last < one.last) ||
          byName.compare(one.name, other.name),
      ),
  };
}
