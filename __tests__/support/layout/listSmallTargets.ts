/** Runs in the page. Lists controls less than `size` pixels wide or high. */
export function listSmallTargets(root: Element, size: number): string[] {
  /** A link within a sentence has the height of a line, so it is exempt. */
  const isInSentence = (element: Element) =>
    element.matches('a') &&
    [element.previousSibling, element.nextSibling].some(
      (beside) => beside instanceof Text && beside.data.trim() !== '',
    );
  /** True for a checkbox that users press by its label, or that shows its row's state. */
  const isPartOfTarget = (element: Element) =>
    element.matches('label input, input[type=checkbox][readonly]');
  const isPressed = 'button, a[href], select, input:not([type=radio]), label:has(input)';
  return [...root.querySelectorAll(isPressed)]
    .filter(
      (element) => element.checkVisibility() && !isInSentence(element) && !isPartOfTarget(element),
    )
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > 0 && (box.width < size - 0.5 || box.height < size - 0.5))
    .map(({ element, box }) => {
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return `${element.tagName} «${name}» ${box.width} × ${box.height}`;
    });
}
