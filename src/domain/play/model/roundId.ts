import { hashText } from '../../draw/base/hashText';
import type { Round } from './round';

/**
 * PLAY-11: a round's id, made of what was drawn and of what stands before it: whoever draws the same has the
 * same round, and a score names the draw that it belongs to.
 * @param after id of the round before; null for the first
 */
export const computeRoundId = (
  after: string | null,
  { matches, rests }: Pick<Round, 'matches' | 'rests'>,
): string =>
  hashText(JSON.stringify([after, matches.map(({ court, a, b }) => [court, a, b]), rests]));
