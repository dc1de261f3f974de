/** Joins the lines of a text with spaces. */
export const toOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
