import { useRef } from 'react';

/** Returns a handler that does nothing while its previous run is in progress, as after a second press. */
export function useSingleFlight(work: () => Promise<void>): () => void {
  const isBusy = useRef(false);
  return () => {
    if (isBusy.current) return;
    isBusy.current = true;
    void work().finally(() => {
      isBusy.current = false;
    });
  };
}
