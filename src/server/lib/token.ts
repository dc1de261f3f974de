/** True when a text can be the secret part of an address. A path can contain a NUL, on which PostgreSQL fails. */
export const isPageToken = (text: string): boolean => /^[\w-]+$/.test(text);
