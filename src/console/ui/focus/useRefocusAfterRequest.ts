import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the focus to a button that was disabled during its request. Does nothing if another element has the focus by
 * then.
 * @returns the button's ref
 */
export function useRefocusAfterRequest(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isBusy) return;
    const pressed = button.current;
    return () => {
      if (document.activeElement === document.body) pressed?.focus();
    };
  }, [isBusy]);
  return button;
}
