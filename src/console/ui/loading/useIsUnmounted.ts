import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that is true after unmounting, for responses that may arrive later. */
export function useIsUnmounted(): () => boolean {
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  return useCallback(() => isUnmounted.current, []);
}
