import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** True when the page is invisible: behind another tab, or in a minimised window. */
export const useIsHidden = (): boolean => useSyncExternalStore(subscribe, () => document.hidden);
