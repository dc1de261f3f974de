/** On the root element since the page's script has heard of the server; the guard takes it away again and again. */
export const HEARD_SIGN = 'data-heard';

/** Tells the guard that the page's script works, and that the page is as the server has it. */
export const markPageFresh = (): void => document.documentElement.setAttribute(HEARD_SIGN, '');
