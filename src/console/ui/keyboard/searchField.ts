const FIELD = '[role=search] input';

/** The field of the search in the top bar (SHELL-4), where the page has one. */
export const findSearchField = (): HTMLInputElement | null => document.querySelector(FIELD);

export const isSearchField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches(FIELD);
