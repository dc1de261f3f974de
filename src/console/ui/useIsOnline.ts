import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the browser knows of a network; that a server can be reached by it is another matter. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
