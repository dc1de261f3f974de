import type { MatchResult, RoundTerms } from '../model/round';

/** One of the two pairs of a match. */
export type Side = 'a' | 'b';
export const SIDES: readonly Side[] = ['a', 'b'];

export const getOtherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/**
 * With a fixed total, one pair's points determine the other's (PLAY-2).
 * @returns null for other scorings and for points beyond the total
 */
export function completeResult(
  { scoring, target }: Pick<RoundTerms, 'scoring' | 'target'>,
  side: Side,
  points: number,
): MatchResult | null {
  if (scoring !== 'total' || target === null || points < 0 || points > target) return null;
  const other = target - points;
  return side === 'a' ? { a: points, b: other, mark: null } : { a: other, b: points, mark: null };
}
