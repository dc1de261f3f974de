import { computeCorrelation } from '../draws/skills';
import type { Rater } from './raters';
import { simulateSeason } from './season';

/** After so many matches of each player. */
export const AFTER = [5, 10, 20, 40] as const;

/** For a rater: the mean over all seasons, by AFTER. */
export type Correlations = { name: string; means: number[] };

/** How well each player's value after their n-th match orders all by what they really can. */
function listCorrelations(
  { addMatch: note, getValue: valueOf }: Rater,
  season: ReturnType<typeof simulateSeason>,
) {
  const { skills, matches } = season;
  const played = skills.map(() => 0);
  const seen = AFTER.map(() => skills.map(() => 0));
  for (const match of matches) {
    note(match);
    for (const player of [...match.a, ...match.b]) {
      const count = (played[Number(player)]! += 1);
      const at = AFTER.findIndex((after) => after === count);
      if (at >= 0) seen[at]![Number(player)] = valueOf(player);
    }
  }
  return seen.map((values) => computeCorrelation(skills, values));
}

/** Rank correlations of skill with what raters make of the same seasons. */
export function compareRaters(
  makers: readonly (() => Rater)[],
  seasons: number,
  seed = 1,
  report: (season: number) => void = () => undefined,
): Correlations[] {
  const sums = makers.map((make) => ({ name: make().name, means: AFTER.map(() => 0) }));
  for (let at = 0; at < seasons; at += 1) {
    const season = simulateSeason(seed + at, AFTER.at(-1)!);
    for (const [rater, make] of makers.entries()) {
      for (const [after, value] of listCorrelations(make(), season).entries()) {
        sums[rater]!.means[after]! += value / seasons;
      }
    }
    report(at + 1);
  }
  return sums;
}
