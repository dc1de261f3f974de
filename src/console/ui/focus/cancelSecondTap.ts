import { DOUBLE_TAP, isSecondTap, isTouchClick, type Tap } from '../../../domain/lib/doubleTap';

let lastTap: Tap | null = null;

// The capture phase runs before the dialog closes, so the closing tap is recorded in time.
addEventListener('click', (event) => (lastTap = isTouchClick(event) ? event : null), {
  capture: true,
});

/** Prevents the second tap of a double tap from pressing the element under a closed dialog. */
export function cancelSecondTap(): void {
  const first = lastTap;
  if (!first || performance.now() - first.timeStamp > DOUBLE_TAP.ms) return;
  const swallow = (event: MouseEvent) => {
    if (!isTouchClick(event) || !isSecondTap(first, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), DOUBLE_TAP.ms);
}
