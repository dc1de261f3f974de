const GAP = 4;
const EDGE = 8;

/** Places an open popup inside the window: below an element, or above it when there is no space. */
export function placePopup(popup: HTMLElement, anchor: HTMLElement | null): void {
  if (!anchor) return;
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = popup;
  const isBelow = bottom + GAP + offsetHeight <= innerHeight - EDGE;
  const wanted = isBelow ? bottom + GAP : top - GAP - offsetHeight;
  /** Keeps a distance from the window's edges, or centres the popup when there is no space. */
  const clampTo = (at: number, room: number) =>
    room < 2 * EDGE ? Math.max(0, room / 2) : Math.max(EDGE, Math.min(at, room - EDGE));
  popup.style.left = `${clampTo(left, innerWidth - offsetWidth)}px`;
  popup.style.top = `${clampTo(wanted, innerHeight - offsetHeight)}px`;
}

/**
 * Calls `place` now, on every scroll and on every resize of the window.
 * @returns ends it
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
