import type { MatchResult } from '../model/round';
import type { Side } from './completeResult';

/** PLAY-2: the pair with more points, in a stopped match too; null for a draw, and where nothing was played. */
export const findWinningSide = ({ a, b }: MatchResult): Side | null =>
  a === b ? null : a > b ? 'a' : 'b';

/** Whether there was a match at all: one that was not played counts for nothing. */
export const isMatchPlayed = (result: MatchResult | null): result is MatchResult =>
  result !== null && result.mark !== 'notPlayed';
