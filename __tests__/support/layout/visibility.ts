/** An element at most this wide or high hides its content on purpose, in pixels. */
const CLOSED = 1;

function isClosed(place: Element): boolean {
  const { overflowX, overflowY, display } = getComputedStyle(place);
  if (display === 'inline' || display === 'contents') return false;
  const { width, height } = place.getBoundingClientRect();
  return (
    (width <= CLOSED && overflowX !== 'visible') || (height <= CLOSED && overflowY !== 'visible')
  );
}

/** True when the element is visible at some scroll position. */
export const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.closest('option, script, style, noscript, canvas') === null &&
  !listAncestors(element, document.body).some(isClosed);

export function describeElement(element: Element): string {
  const { tagName, parentElement, textContent } = element;
  const parent = parentElement?.tagName.toLowerCase() ?? '';
  const text = element.getAttribute('aria-label') ?? textContent.trim();
  return `${tagName.toLowerCase()}.${parent} «${text.slice(0, 40)}»`;
}

/** The element and its ancestors up to the root. */
export function listAncestors(element: Element, root: Element): Element[] {
  const places: Element[] = [];
  for (let place: Element | null = element; place; place = place.parentElement) {
    places.push(place);
    if (place === root) break;
  }
  return places;
}
