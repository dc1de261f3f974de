/** Runs in the page, by itself: every control that can be pressed and is less than so many pixels wide or high. */
export function listSmallTargets(root: Element, size: number): string[] {
  /** A link within a sentence is as high as its line. */
  const isInSentence = (element: Element) =>
    element.matches('a') &&
    [element.previousSibling, element.nextSibling].some(
      (beside) => beside instanceof Text && beside.data.trim() !== '',
    );
  /** Its label is what is pressed, or the row whose state it shows. */
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
