/** A run of more marks than Unicode's stream-safe text (UAX 15) has on one letter; no language comes near. */
const LONG_RUN = /(?<!\p{M})(\p{M}{30})\p{M}+/gu;

/**
 * A text in which each letter is written as one sign, where it can be (NFC). Marks beyond those of any language go
 * first: sorting a long run of them takes time with the square of its length (TRUST-84).
 */
export const normalizeLetters = (text: string): string =>
  text.replace(LONG_RUN, '$1').normalize('NFC');
