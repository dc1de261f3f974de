const FIELD = '[role=search] input';

/** The search field in the top bar (SHELL-4); null when the page has none. */
export const findSearchField = (): HTMLInputElement | null => document.querySelector(FIELD);

export const isSearchField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches(FIELD);
