import { useRef } from 'react';

/** A handler that starts its work only when the last one's is done: a second press does nothing. */
export function useOnce(work: () => Promise<void>): () => void {
  const isBusy = useRef(false);
  return () => {
    if (isBusy.current) return;
    isBusy.current = true;
    void work().finally(() => {
      isBusy.current = false;
    });
  };
}
