import { isSecondTap, isTouchClick } from '../../../domain/lib/doubleTap';

let lastTap: MouseEvent | null = null;

/**
 * PLAY-3: takes the second tap of a double one away from whatever has moved under the finger since; digits are tapped
 * quickly. For the capture phase.
 */
export function rejectSecondTap(event: MouseEvent): void {
  const isDigit = event.target instanceof Element && event.target.closest('[data-typing]');
  const first = lastTap;
  lastTap = isTouchClick(event) ? event : null;
  if (lastTap === null || isDigit || first === null || !isSecondTap(first, event)) return;
  event.preventDefault();
  event.stopPropagation();
}
