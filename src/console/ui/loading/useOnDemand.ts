import { useRef, useState } from 'react';

/**
 * Loads optional code on demand.
 * @returns the loaded code or null, the error of the load, and `load`, which can be called again
 */
export function useOnDemand<Loaded>(fetchCode: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isUnderWay = useRef(false);

  const load = () => {
    if (loaded || isUnderWay.current) return;
    isUnderWay.current = true;
    setFailed(false);
    fetchCode()
      .then(
        (found) => setLoaded(() => found),
        () => setFailed(true),
      )
      .finally(() => {
        isUnderWay.current = false;
      });
  };
  return { loaded, hasFailed, load };
}
