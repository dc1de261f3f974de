import { useEffect, useEffectEvent } from 'react';

/**
 * Passes typed keys to the score pad, regardless of the focus (PLAY-58).
 * @param isTyping true when `Enter` ends the typed number; otherwise `Enter` presses the focused button
 */
export function usePadKeys(isTyping: boolean, pressKey: (key: string) => void): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTaken = event.key === 'Enter' ? isTyping : /^(\d|Backspace)$/.test(event.key);
    if (!isTaken) return;
    event.preventDefault();
    pressKey(event.key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => take(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
