const GAP = 4;
const EDGE = 8;

/** Puts an open popup under an element, or above it where there is no room, within the window. */
export function placeBeside(popup: HTMLElement, anchor: HTMLElement | null): void {
  if (!anchor) return;
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = popup;
  const isBelow = bottom + GAP + offsetHeight <= innerHeight - EDGE;
  const wanted = isBelow ? bottom + GAP : top - GAP - offsetHeight;
  const within = (at: number, most: number) => Math.max(EDGE, Math.min(at, most - EDGE));
  popup.style.left = `${within(left, innerWidth - offsetWidth)}px`;
  popup.style.top = `${within(wanted, innerHeight - offsetHeight)}px`;
}
