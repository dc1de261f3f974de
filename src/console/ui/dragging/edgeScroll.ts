/** Distance from an edge, in px, within which a dragged entry scrolls the page; faster nearer to the edge. */
const EDGE = 64;
/** Scroll speed at the edge, in px per frame. */
const SPEED = 14;

/** Distance to scroll in one frame, in px, with the pointer at `y`; 0 away from the edges. */
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
 * @param pointerY returns the pointer's current position
 * @param onScrolled called after each step
 * @returns a function that stops the scrolling
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
