import { useRef, useState } from 'react';

/**
 * What is loaded only when it is wanted, and can be done without.
 * @returns what is loaded, or null; whether it could not be; and the wish, which asks again then
 */
export function useLater<Loaded>(load: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isUnderWay = useRef(false);

  const want = () => {
    if (loaded || isUnderWay.current) return;
    isUnderWay.current = true;
    setFailed(false);
    load()
      .then(
        (found) => setLoaded(() => found),
        () => setFailed(true),
      )
      .finally(() => {
        isUnderWay.current = false;
      });
  };
  return { loaded, hasFailed, want };
}
