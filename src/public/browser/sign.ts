/** Set on the root element when the page's script has heard from the server. The guard keeps removing it. */
export const HEARD_SIGN = 'data-heard';

/** Tells the guard that the page's script works and the page is up to date. */
export const markPageFresh = (): void => document.documentElement.setAttribute(HEARD_SIGN, '');
