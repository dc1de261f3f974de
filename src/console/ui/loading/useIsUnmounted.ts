import { useCallback, useEffect, useRef } from 'react';

/** For a response that may come after its component is gone. @returns a function; true after unmounting */
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
