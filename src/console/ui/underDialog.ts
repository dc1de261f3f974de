import { useSyncExternalStore } from 'react';

/** Whether a dialog covers the page, whoever has opened it. */
export const isUnderDialog = (): boolean => document.querySelector('dialog[open]') !== null;

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** The same, for what has to know when it changes. */
export const useIsUnderDialog = (): boolean => useSyncExternalStore(watchDialogs, isUnderDialog);
