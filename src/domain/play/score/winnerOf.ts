import type { Result } from '../round';
import type { Side } from './completed';

/** PLAY-2: the pair with more points, in a stopped match too; null for a draw, and where nothing was played. */
export const winnerOf = ({ a, b }: Result): Side | null => (a === b ? null : a > b ? 'a' : 'b');

/** Whether there was a match at all: one that was not played counts for nothing. */
export const isPlayed = (result: Result | null): result is Result =>
  result !== null && result.mark !== 'notPlayed';
