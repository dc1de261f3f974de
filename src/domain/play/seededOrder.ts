/** 32 bits of a text and a seed: FNV-1a over both, with its bits spread as MurmurHash3 ends. */
function hashOf(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ (seed | 0);
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Compares texts by their code units: the same on every machine, whatever its language. */
export const byCodeUnits = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** Ids in an order that the seed decides, whatever order they are given in. */
export const seededOrder = (ids: readonly string[], seed: number): string[] =>
  ids
    .map((id) => ({ id, hash: hashOf(id, seed) }))
    .sort((one, other) => one.hash - other.hash || byCodeUnits(one.id, other.id))
    .map(({ id }) => id);
