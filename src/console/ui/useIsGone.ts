import { useCallback, useEffect, useRef } from 'react';

/** Tells an answer that comes late whether its component has gone meanwhile. */
export function useIsGone(): () => boolean {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return useCallback(() => isGone.current, []);
}
