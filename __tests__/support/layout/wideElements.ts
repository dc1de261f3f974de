import { isSeen, describeElement } from './visibility';

const BOUND = 1;
const FIELDS = 'input, select, option, svg, svg *';

/** Distance in pixels by which a bar as wide as the page exceeds its container's edge. */
const measureBars = (element: Element): number =>
  Math.max(
    0,
    ...[...element.querySelectorAll('*')].map(
      (child) => -parseFloat(getComputedStyle(child).marginInlineEnd) || 0,
    ),
  );

/** True within an element that clips its overflow with `clip` or an ellipsis. */
export function isCutOff(element: Element | null): boolean {
  if (!element) return false;
  const { overflowX, textOverflow } = getComputedStyle(element);
  return overflowX === 'clip' || textOverflow === 'ellipsis' || isCutOff(element.parentElement);
}

/** True for a mark next to a text, such as a sorted column's arrow. It may reach into the surrounding space. */
function isMarkBeside({ parentElement }: Element, right: number): boolean {
  return parentElement !== null && right <= parentElement.getBoundingClientRect().right + BOUND;
}

const hasMark = (element: Element): boolean =>
  getComputedStyle(element, '::after').position === 'absolute';

function isWide(element: Element): boolean {
  const excess = element.scrollWidth - element.clientWidth - BOUND;
  if (excess <= 0 || excess <= measureBars(element)) return false;
  const right = element.getBoundingClientRect().left + element.scrollWidth;
  return !(hasMark(element) && isMarkBeside(element, right));
}

/** Elements wider than their containers. */
export function listWideElements(root: Element): string[] {
  return [document.documentElement, root, ...root.querySelectorAll('*')]
    .filter((element) => element.clientWidth > BOUND && !element.matches(FIELDS) && isSeen(element))
    .filter((element) => isWide(element) && !isCutOff(element))
    .map((element) => `wide: ${element.scrollWidth} px, ${describeElement(element)}`);
}

/** Dialogs whose content is taller than the dialog, or that are taller than the window. */
export function listHighDialogs(): string[] {
  return [...document.querySelectorAll('dialog')]
    .filter((dialog) => {
      const { top, bottom } = dialog.getBoundingClientRect();
      const isHigh = dialog.scrollHeight > dialog.clientHeight + BOUND;
      return isHigh || top < 0 || bottom > innerHeight;
    })
    .map(
      (dialog) =>
        `high: ${dialog.scrollHeight} of ${dialog.clientHeight} px, ${describeElement(dialog)}`,
    );
}
