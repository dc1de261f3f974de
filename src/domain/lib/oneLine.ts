/** What people have written, in one line of a text of several. */
export const toOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
