import { useEffect, useEffectEvent } from 'react';

/** Calls the latest handler for each key pressed anywhere on the page. */
export function useDocumentKeydown(onKeyDown: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(onKeyDown);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
