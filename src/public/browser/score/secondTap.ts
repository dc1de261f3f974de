import { isSecondTap, isTouchClick } from '../../../domain/lib/doubleTap';

let lastTap: MouseEvent | null = null;

/**
 * Takes the second tap of a double tap away from an element that has moved under the finger since (PLAY-3). Digits are
 * excepted, because they are tapped quickly. For the capture phase.
 */
export function rejectSecondTap(event: MouseEvent): void {
  const isDigit = event.target instanceof Element && event.target.closest('[data-typing]');
  const first = lastTap;
  lastTap = isTouchClick(event) ? event : null;
  if (lastTap === null || isDigit || first === null || !isSecondTap(first, event)) return;
  event.preventDefault();
  event.stopPropagation();
}
