/** A longer run of marks on one letter than Unicode's stream-safe text (UAX 15) allows; no language needs it. */
const LONG_RUN = /(?<!\p{M})(\p{M}{30})\p{M}+/gu;

/**
 * A text in NFC, with one sign for each letter if possible. First removes long runs of marks: sorting a run takes time
 * quadratic in its length (TRUST-84).
 */
export const normalizeLetters = (text: string): string =>
  text.replace(LONG_RUN, '$1').normalize('NFC');
