import { computeCorrelation } from '../draws/skills';
import type { Rater } from './raters';
import { simulateSeason } from './season';

/** Numbers of matches per player after which ratings are compared. */
export const AFTER = [5, 10, 20, 40] as const;

/** Means of a rater over all seasons, in the order of AFTER. */
export type Correlations = { name: string; means: number[] };

/** Correlation of the players' skills with their ratings after the match numbers of AFTER. */
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

/** Mean rank correlations of skills and ratings for each rater, over the same seasons. */
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
