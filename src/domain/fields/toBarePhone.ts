/** Digits, brackets and signs of an Asian keyboard, which are as wide as its letters, as others type them. */
export const toHalfWidthSigns = (text: string): string =>
  text.replace(/[\uff08\uff09\uff0b\uff0e\uff10-\uff19]/g, (sign) => sign.normalize('NFKC'));

/** Signs of a phone in the way that keyboards type them: of one that was copied some are not even seen. */
export const toPlainSigns = (text: string): string =>
  // Direction marks, joiners and soft hyphens come along from contacts and messengers.
  toHalfWidthSigns(text.replace(/\p{Cf}/gu, ''))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/g, ' ');

/** A phone as it was copied, without what is no part of the number: «tel:», «тел.», spaces around it. */
export const toBarePhone = (text: string): string =>
  toPlainSigns(text)
    .replace(/^ *(?:tel|phone|тел(?:ефон)?|моб)[.:]* */i, '')
    .replace(/ +/g, ' ')
    .trim();
