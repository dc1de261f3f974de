import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** True when the device has a network; the server may still be unreachable. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
