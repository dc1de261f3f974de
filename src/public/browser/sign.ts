/**
 * Attribute of the root element. The page's script sets it after a response of the server; the guard removes it
 * regularly.
 */
export const HEARD_SIGN = 'data-heard';

/** Marks the page as up to date, for the guard. */
export const markPageFresh = (): void => document.documentElement.setAttribute(HEARD_SIGN, '');
