import type { Round } from './round';

const HEX = 16;

/**
 * 32 bits of a text (FNV-1a), from a beginning of one's own.
 * @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
 */
function hash32(text: string, beginning: number): number {
  let hash = beginning;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  }
  return hash >>> 0;
}

/** 16 hex digits that stand for a text: the same everywhere, and hardly ever those of another one. */
export const textHash = (text: string): string =>
  [2_166_136_261, 3_735_928_559]
    .map((beginning) => hash32(text, beginning).toString(HEX).padStart(8, '0'))
    .join('');

/**
 * PLAY-11: a round's id, made of what was drawn and of what stands before it: whoever draws the same has the
 * same round, and a score says of which drawing it is.
 * @param after id of the round before; null for the first
 */
export const roundId = (
  after: string | null,
  { matches, rests }: Pick<Round, 'matches' | 'rests'>,
): string =>
  textHash(JSON.stringify([after, matches.map(({ court, a, b }) => [court, a, b]), rests]));
