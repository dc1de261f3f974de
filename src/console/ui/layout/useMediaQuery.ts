import { useCallback, useMemo, useSyncExternalStore } from 'react';

export function useMediaQuery(query: string): boolean {
  // The list is memoised: creating it is expensive, and a court's card renders with each score.
  const list = useMemo(() => matchMedia(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}

/** True below 640 px (SHELL-2). */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 639px)');

/** True when the list's columns do not fit: below 1024 px on a screen. Narrower paper has all columns (LIST-2). */
export const useHasCards = (): boolean => useMediaQuery('screen and (max-width: 1023px)');
