const HEX = 16;
/** The start value of FNV-1a. */
export const FNV_OFFSET_BASIS = 2_166_136_261;
const OTHER_BEGINNING = 3_735_928_559;

/**
 * 32 bits of a text (FNV-1a).
 * @param beginning gives another hash of the same text
 * @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
 */
export function hashFnv1a(text: string, beginning = FNV_OFFSET_BASIS): number {
  // Stays within 32 bits: an engine stores larger numbers as floats, which are slow.
  let hash = beginning | 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  }
  return hash >>> 0;
}

/** A fingerprint of a text in 16 hex digits, the same on every machine. Two texts hardly ever share one. */
export const hashText = (text: string): string =>
  [FNV_OFFSET_BASIS, OTHER_BEGINNING]
    .map((beginning) => hashFnv1a(text, beginning).toString(HEX).padStart(8, '0'))
    .join('');
