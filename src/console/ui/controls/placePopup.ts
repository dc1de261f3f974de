const GAP = 4;
const EDGE = 8;

/** Places an open popup within the window: below an element, or above it if there is no space below. */
export function placePopup(popup: HTMLElement, anchor: HTMLElement | null): void {
  if (!anchor) return;
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = popup;
  const isBelow = bottom + GAP + offsetHeight <= innerHeight - EDGE;
  const wanted = isBelow ? bottom + GAP : top - GAP - offsetHeight;
  /** Keeps a distance to the window's edges. Without enough space the popup is centred. */
  const clampTo = (at: number, room: number) =>
    room < 2 * EDGE ? Math.max(0, room / 2) : Math.max(EDGE, Math.min(at, room - EDGE));
  popup.style.left = `${clampTo(left, innerWidth - offsetWidth)}px`;
  popup.style.top = `${clampTo(wanted, innerHeight - offsetHeight)}px`;
}

/**
 * Calls `place` at once, on every scroll, and on every resize of the window.
 * @returns a function that stops this
 */
export function trackPopupPlacement(place: () => void): () => void {
  place();
  addEventListener('scroll', place, true);
  addEventListener('resize', place);
  return () => {
    removeEventListener('scroll', place, true);
    removeEventListener('resize', place);
  };
}
