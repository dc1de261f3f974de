import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

/** Focuses the previously focused element, or the page's content. */
function restoreFocus(cameFrom: Element | null): void {
  const target = cameFrom?.isConnected ? cameFrom : document.getElementById('content');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/**
 * Returns the focus to the previously focused element when the focused one disappears.
 * @param contentId changes with the focusable content
 * @returns `isInside`, true while the focus is inside, and the element's handlers
 */
export function useReturnFocusWhenGone(element: RefObject<HTMLElement | null>, contentId: number) {
  const cameFrom = useRef<Element | null>(null);
  const [isInside, setInside] = useState(false);

  // The button with the focus may have disappeared.
  useLayoutEffect(() => {
    if (!isInside || element.current?.contains(document.activeElement)) return;
    setInside(false);
    restoreFocus(cameFrom.current);
  }, [isInside, element, contentId]);

  // In a layout effect, the cleanup runs while the element is still in the page.
  useLayoutEffect(() => {
    const visited = element.current;
    return () => {
      if (visited?.contains(document.activeElement)) restoreFocus(cameFrom.current);
    };
  }, [element]);

  const isWithin = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
    currentTarget.contains(relatedTarget);
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (!isWithin(event)) cameFrom.current = event.relatedTarget;
    setInside(true);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!isWithin(event)) setInside(false);
  };
  return { isInside, handlers: { onFocus, onBlur } };
}
