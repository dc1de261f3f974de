import { useCallback, useMemo, useSyncExternalStore } from 'react';

export function useMediaQuery(query: string): boolean {
  // Making the list is the expensive step here, and a court's card renders with each score.
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

/** Narrower than 640 px (SHELL-2). */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 639px)');

/** The list's columns need 1024 px; paper is narrower, but has room for them (LIST-2). */
export const useHasCards = (): boolean => useMediaQuery('screen and (max-width: 1023px)');
