import { isSecondTap, isTouchClick } from '../../../domain/lib/doubleTap';

let lastTap: MouseEvent | null = null;

/**
 * Cancels the second tap of a double tap when the element moved under the finger after the first (PLAY-3). Digits are
 * exempt, because people tap them quickly. The function is a listener of the capture phase.
 */
export function rejectSecondTap(event: MouseEvent): void {
  const isDigit = event.target instanceof Element && event.target.closest('[data-typing]');
  const first = lastTap;
  lastTap = isTouchClick(event) ? event : null;
  if (lastTap === null || isDigit || first === null || !isSecondTap(first, event)) return;
  event.preventDefault();
  event.stopPropagation();
}
