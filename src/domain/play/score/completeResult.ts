import type { MatchResult, RoundTerms } from '../model/round';

/** One of the two pairs of a match. */
export type Side = 'a' | 'b';
export const SIDES: readonly Side[] = ['a', 'b'];

export const getOtherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/**
 * PLAY-2: the whole result that the points of one pair make, where the sum is known.
 * @returns null where the other pair's points do not follow, or would be negative
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
