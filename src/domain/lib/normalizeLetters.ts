/**
 * Matches a run of more marks on one letter than Unicode's stream-safe text (UAX 15) allows; no language needs this.
 */
const LONG_RUN = /(?<!\p{M})(\p{M}{30})\p{M}+/gu;

/**
 * Returns the text in NFC, where a letter is a single sign if possible. Long runs of marks are removed first: sorting a
 * run takes time quadratic in its length (TRUST-84).
 */
export const normalizeLetters = (text: string): string =>
  text.replace(LONG_RUN, '$1').normalize('NFC');
