import { toNameKey } from '../lib/sameName';

/** A winner of the period (COMFORT-93). */
export type SeasonWinner = {
  name: string;
  wins: number;
  /** Day of the last win, yyyy-MM-dd. */
  last: string;
};

const byName = new Intl.Collator('ru');

/** Counts wins by name; equal names count as one person (COMFORT-93, PLAYER-85). */
export function createSeasonWinnerCounter() {
  const winners = new Map<string, SeasonWinner>();
  return {
    /** @param date of the tournament, yyyy-MM-dd */
    addWin(name: string, date: string): void {
      const key = toNameKey(name);
      const { wins, last } = winners.get(key) ?? { wins: 0, last: '' };
      winners.set(key, { name, wins: wins + 1, last: date > last ? date : last });
    },

    /** Lists winners by number of wins, then by their last win. */
    listSorted: (): SeasonWinner[] =>
      [...winners.values()].sort(
        (one, other) =>
          other.wins - one.wins ||
          Number(other.last > one.last) - Number(other.last < one.last) ||
          byName.compare(one.name, other.name),
      ),
  };
}
