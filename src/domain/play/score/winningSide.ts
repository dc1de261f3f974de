import type { MatchResult } from '../model/round';
import type { Side } from './completeResult';

/**
 * The pair with more points, even in a stopped match; null for a draw, and for a match that was not played (PLAY-2).
 */
export const findWinningSide = ({ a, b }: MatchResult): Side | null =>
  a === b ? null : a > b ? 'a' : 'b';

/** True for a match with points; a match that was not played does not count. */
export const isMatchPlayed = (result: MatchResult | null): result is MatchResult =>
  result !== null && result.mark !== 'notPlayed';
