/** Whether a text can be the secret part of an address at all. PostgreSQL fails on a NUL, which addresses can hold. */
export const isPageToken = (text: string): boolean => /^[\w-]+$/.test(text);
