import { DOUBLE_TAP, isSecondTap, isTouchClick, type Tap } from '../../../domain/lib/doubleTap';

let lastTap: Tap | null = null;

// In the capture phase, so that the closing tap is known before the dialog closes.
addEventListener('click', (event) => (lastTap = isTouchClick(event) ? event : null), {
  capture: true,
});

/** Keeps the second tap of a double one from pressing the element under a closed dialog. */
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
