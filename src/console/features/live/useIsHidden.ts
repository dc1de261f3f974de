import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether nobody can see the page: another tab is before it, or the window is folded away. */
export const useIsHidden = (): boolean => useSyncExternalStore(subscribe, () => document.hidden);
