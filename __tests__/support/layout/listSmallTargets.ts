/** Runs alone in the page: lists pressable controls less than `size` pixels wide or high. */
export function listSmallTargets(root: Element, size: number): string[] {
  /** A link within a sentence has the height of its line. */
  const isInSentence = (element: Element) =>
    element.matches('a') &&
    [element.previousSibling, element.nextSibling].some(
      (beside) => beside instanceof Text && beside.data.trim() !== '',
    );
  /** A person presses its label, or the row whose state it shows. */
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
