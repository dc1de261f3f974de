/** Within this distance of an edge, px, a dragged entry scrolls the page, faster nearer to the edge. */
const EDGE = 64;
/** At the edge, px per frame. */
const SPEED = 14;

/** Distance to scroll in a frame while the pointer is at `y`; 0 away from the edges. */
export function computeEdgeScrollStep(
  y: number,
  { top, bottom }: { top: number; bottom: number },
): number {
  const above = top + EDGE - y;
  const below = y - (bottom - EDGE);
  const depth = above > 0 ? -above : Math.max(0, below);
  return Math.round((Math.max(-EDGE, Math.min(EDGE, depth)) / EDGE) * SPEED);
}

/**
 * Scrolls an element in each frame while the pointer is near its edges.
 * @param pointerY gives the current position of the pointer
 * @param onScrolled called after each step
 * @returns stops it
 */
export function startEdgeScroll(
  element: HTMLElement,
  pointerY: () => number,
  onScrolled: () => void,
): () => void {
  let frame = 0;
  const scrollStep = () => {
    const by = computeEdgeScrollStep(pointerY(), element.getBoundingClientRect());
    const before = element.scrollTop;
    if (by !== 0) element.scrollTop += by;
    if (element.scrollTop !== before) onScrolled();
    frame = requestAnimationFrame(scrollStep);
  };
  frame = requestAnimationFrame(scrollStep);
  return () => cancelAnimationFrame(frame);
}
