/** A double tap's second tap comes within so many ms of the first, and so many px from it. */
const DOUBLE_TAP = { ms: 350, px: 30 };

type Tap = Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp'>;

let lastTap: Tap | null = null;

/** A browser whose clicks are no pointer events cannot tell. */
const isTap = (event: MouseEvent): boolean =>
  'pointerType' in event && event.pointerType === 'touch';

const isSecond = (first: Tap, { clientX, clientY, timeStamp }: Tap): boolean =>
  timeStamp - first.timeStamp < DOUBLE_TAP.ms &&
  Math.hypot(clientX - first.clientX, clientY - first.clientY) < DOUBLE_TAP.px;

// In the capture phase, so that the tap that closes a dialog is known when it has closed.
addEventListener('click', (event) => (lastTap = isTap(event) ? event : null), { capture: true });

/** After a tap has closed a dialog: the second tap of a double one does not press what lies under it. */
export function swallowSecondTap(): void {
  const first = lastTap;
  if (!first || performance.now() - first.timeStamp > DOUBLE_TAP.ms) return;
  const swallow = (event: MouseEvent) => {
    if (!isTap(event) || !isSecond(first, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), DOUBLE_TAP.ms);
}
