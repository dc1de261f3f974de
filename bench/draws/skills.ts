import type { DrawnMatch } from '../../src/domain/draw/base/drawnRound';
import { listNumbersBelow } from '../../src/domain/draw/base/drawnRound';
import type { Random } from '../../src/domain/draw/base/random';

export const drawUniform = (random: Random): number => random() / 0x1_0000_0000;

/** Approximately normal, with a standard deviation of 1. */
export const drawNormal = (random: Random): number =>
  listNumbersBelow(12).reduce((sum) => sum + drawUniform(random), -6);

/**
 * Plays a match. The first pair's advantage in skill determines its chance to win a rally.
 * @param scale difference of the pairs' skill sums that counts as one
 * @returns points of both pairs
 */
export function playMatch(
  { a, b }: Pick<DrawnMatch, 'a' | 'b'>,
  skills: readonly number[],
  { total, scale, random }: { total: number; scale: number; random: Random },
): readonly [number, number] {
  const getSkill = (pair: readonly [number, number]) => skills[pair[0]]! + skills[pair[1]]!;
  const win = 1 / (1 + Math.exp(-(getSkill(a) - getSkill(b)) / scale));
  const points = listNumbersBelow(total).filter(() => drawUniform(random) < win).length;
  return [points, total - points];
}

const rankValues = (values: readonly number[]): number[] =>
  values.map(
    (value) =>
      values.filter((other) => other > value).length +
      (values.filter((other) => other === value).length - 1) / 2,
  );

/** Spearman's rank correlation, with shared ranks for ties. */
export function computeCorrelation(one: readonly number[], other: readonly number[]): number {
  const [x, y] = [rankValues(one), rankValues(other)];
  const mean = (x.length - 1) / 2;
  const sumProducts = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, rank, at) => sum + (rank - mean) * (b[at]! - mean), 0);
  return sumProducts(x, y) / Math.sqrt(sumProducts(x, x) * sumProducts(y, y));
}
