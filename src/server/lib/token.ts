/** True when a text can be the secret part of an address. PostgreSQL fails on a NUL, which addresses can contain. */
export const isPageToken = (text: string): boolean => /^[\w-]+$/.test(text);
