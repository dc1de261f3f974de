import { useRef } from 'react';

/** A handler that does nothing while its previous work runs, for example at a second press. */
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
