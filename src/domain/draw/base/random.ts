/** Generator of whole numbers from 0 to 2³² − 1. */
export type Random = () => number;

/** Mixes the bits of a number, like the final step of MurmurHash3. */
export function mixBits(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Creates a generator (mulberry32) whose numbers depend only on `parts`, the same on every machine. */
export function createRandom(...parts: readonly number[]): Random {
  let state = parts.reduce((hash, part) => mixBits(hash + 0x9e3779b9 + mixBits(part)), 0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return (value ^ (value >>> 14)) >>> 0;
  };
}

/** Draws a whole number from 0 to `limit` − 1. */
export const getRandomBelow = (random: Random, limit: number): number =>
  Math.floor((random() / 0x1_0000_0000) * limit);

export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = getRandomBelow(random, at + 1);
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}
