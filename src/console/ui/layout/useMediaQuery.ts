import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
export function useMediaQuery(query: string): boolean {
  // Making a list costs more than all else here, and a court's card is rendered with each score.
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

/** SHELL-2: under 640 px. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 639px)');

/** LIST-2: the list's columns need 1024 px; paper, which is narrower, has room for them. */
export const useHasCards = (): boolean => useMediaQuery('screen and (max-width: 1023px)');
