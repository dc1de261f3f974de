import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** SHELL-2: under 640 px. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 639px)');

/** LIST-2: the list's columns need 1024 px; paper, which is narrower, has room for them. */
export const useHasCards = (): boolean => useMediaQuery('screen and (max-width: 1023px)');
