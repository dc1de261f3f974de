import { useSyncExternalStore } from 'react';
import { findSearchField } from './searchField';

/** The field comes and goes with the page inside the shell, and knows nothing of who asks. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const bar = document.querySelector('[popovertarget=account]')?.parentElement;
  if (bar) observer.observe(bar, { childList: true });
  return () => observer.disconnect();
}

/** Whether the top bar has the search of SHELL-4. */
export const useHasSearchField = (): boolean =>
  useSyncExternalStore(subscribe, () => findSearchField() !== null);
