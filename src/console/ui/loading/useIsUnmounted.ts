import { useCallback, useEffect, useRef } from 'react';

/** For an answer that may come after its component is gone. @returns tells whether it is */
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
