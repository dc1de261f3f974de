import { useSyncExternalStore } from 'react';
import { findSearchField } from './searchField';

/** The field appears and disappears with the page inside the shell, which does not notify other components. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const bar = document.querySelector('[popovertarget=account]')?.parentElement;
  if (bar) observer.observe(bar, { childList: true });
  return () => observer.disconnect();
}

/** True when the top bar has the search field of SHELL-4. */
export const useHasSearchField = (): boolean =>
  useSyncExternalStore(subscribe, () => findSearchField() !== null);
