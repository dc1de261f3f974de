/** A double tap's second tap comes within so many ms of the first, and so many px from it. */
const DOUBLE_TAP = { ms: 350, px: 30 };

let lastTap: MouseEvent | null = null;

/** A browser whose clicks are no pointer events cannot tell. */
const isTap = (event: MouseEvent): boolean =>
  'pointerType' in event && event.pointerType === 'touch';

/**
 * PLAY-3: takes the second tap of a double one away from whatever has moved under the finger since; digits are tapped
 * quickly. For the capture phase.
 */
export function swallowSecondTap(event: MouseEvent): void {
  const isDigit = event.target instanceof Element && event.target.closest('[data-typing]');
  const first = lastTap;
  lastTap = isTap(event) ? event : null;
  if (lastTap === null || isDigit || first === null) return;
  const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
  if (event.timeStamp - first.timeStamp > DOUBLE_TAP.ms || distance > DOUBLE_TAP.px) return;
  event.preventDefault();
  event.stopPropagation();
}
