import { useSyncExternalStore } from 'react';

/** True when a dialog covers the page. */
export const isPageUnderDialog = (): boolean => document.querySelector('dialog[open]') !== null;

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** Hook that returns true while a dialog covers the page. */
export const useIsUnderDialog = (): boolean =>
  useSyncExternalStore(watchDialogs, isPageUnderDialog);
