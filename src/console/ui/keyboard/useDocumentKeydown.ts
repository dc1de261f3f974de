import { useEffect, useEffectEvent } from 'react';

/** Calls back for each key that is pressed on the page, with what the handler knows at that moment. */
export function useDocumentKeydown(onKeyDown: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(onKeyDown);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
