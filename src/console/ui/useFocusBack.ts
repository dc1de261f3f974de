import { useEffect, useRef, type RefObject } from 'react';

/**
 * A button that is disabled while its request runs loses the focus to nobody: afterwards it has it
 * again, unless something else has taken it meanwhile.
 * @returns the button's ref
 */
export function useFocusBack(isBusy: boolean): RefObject<HTMLButtonElement | null> {
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
