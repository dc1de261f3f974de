import { useEffect, useRef, type RefObject } from 'react';

/**
 * A button that is disabled while its request runs loses the focus. This gives it back afterwards, unless
 * something else has the focus by then.
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
