/** Replaces full-width digits, brackets and signs of Asian keyboards by ordinary ones. */
export const toHalfWidthSigns = (text: string): string =>
  text.replace(/[\uff08\uff09\uff0b\uff0e\uff10-\uff19]/g, (sign) => sign.normalize('NFKC'));

/** Replaces the signs of a copied phone, some of which are invisible, by those on a keyboard. */
export const toPlainSigns = (text: string): string =>
  // Contact lists and messengers add direction marks, joiners and soft hyphens.
  toHalfWidthSigns(text.replace(/\p{Cf}/gu, ''))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/g, ' ');

/** Removes «tel:», «тел.» and surrounding spaces from a copied phone. */
export const toBarePhone = (text: string): string =>
  toPlainSigns(text)
    .replace(/^ *(?:tel|phone|тел(?:ефон)?|моб)[.:]* */i, '')
    .replace(/ +/g, ' ')
    .trim();
