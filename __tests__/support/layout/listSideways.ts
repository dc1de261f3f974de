/** Runs in the page. Lists elements that exceed the right edge or scroll sideways. */
export function listSideways(): string[] {
  const isWide = (element: Element) => element.scrollWidth > element.clientWidth + 1;
  const isScroller = (element: Element) =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  const roots = [document.documentElement, document.body];
  const scrollers = [...document.querySelectorAll('main, dialog, dialog *, [popover]')].filter(
    (element) => element.clientWidth > 1 && isScroller(element),
  );
  const outside = [...document.querySelectorAll('button, a, input, select, h1, h2, p, td, dd')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    });
  return [...[...roots, ...scrollers].filter(isWide), ...outside].map(
    (element) => `${element.tagName} ${element.textContent.slice(0, 40)}`,
  );
}
