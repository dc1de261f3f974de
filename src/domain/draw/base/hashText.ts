const HEX = 16;
/** The start value of FNV-1a. */
export const FNV_OFFSET_BASIS = 2_166_136_261;
const OTHER_BEGINNING = 3_735_928_559;

/**
 * Hashes a text to 32 bits (FNV-1a).
 * @param beginning another start value gives another hash of the same text
 * @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
 */
export function hashFnv1a(text: string, beginning = FNV_OFFSET_BASIS): number {
  // The hash stays within 32 bits, because engines store larger numbers as floats, which are slow.
  let hash = beginning | 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  }
  return hash >>> 0;
}

/** A hash of a text as 16 hex digits, the same on every machine. Two texts hardly ever have the same hash. */
export const hashText = (text: string): string =>
  [FNV_OFFSET_BASIS, OTHER_BEGINNING]
    .map((beginning) => hashFnv1a(text, beginning).toString(HEX).padStart(8, '0'))
    .join('');
