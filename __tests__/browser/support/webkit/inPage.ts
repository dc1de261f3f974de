import { findElements, type Step } from './findElements';

/** State of a locator's elements, read in one call. The details describe the first element. */
export type Look = {
  count: number;
  texts: string[];
  isVisible: boolean;
  isEnabled: boolean;
  isFocused: boolean;
  isChecked: boolean;
  value: string;
  attributes: Record<string, string>;
  description: string;
  /** Visible share of the element's area. */
  shownPart: number;
};

/** A point where an element can be pressed, or the reason why it cannot. */
export type Aim = Point | string;

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

const isEnabled = (element: Element): boolean =>
  !element.matches(':disabled') && !element.closest('[aria-disabled=true]');

const measureShownPart = (element: Element): Promise<number> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      resolve(entry!.intersectionRatio);
    });
    observer.observe(element);
  });

const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of the elements in aria-describedby. */
const getDescription = (element: Element): string =>
  toOneLine(
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

const getText = (element: Element): string =>
  element instanceof HTMLInputElement && ['button', 'submit'].includes(element.type)
    ? element.value
    : element.textContent;

export async function look(steps: readonly Step[]): Promise<Look> {
  const elements = findElements(steps);
  const [first] = elements;
  return {
    count: elements.length,
    texts: elements.map(getText),
    isVisible: first !== undefined && isVisible(first),
    isEnabled: first !== undefined && isEnabled(first),
    isFocused: first !== undefined && document.activeElement === first,
    isChecked:
      first?.matches(':checked') === true || first?.getAttribute('aria-checked') === 'true',
    value: (first as HTMLInputElement | undefined)?.value ?? '',
    attributes: Object.fromEntries(
      [...(first?.attributes ?? [])].map(({ name, value }) => [name, value]),
    ),
    description: first ? getDescription(first) : '',
    shownPart: first ? await measureShownPart(first) : 0,
  };
}

const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** True when a press at this point reaches the element, directly or by its label. */
function isReached(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (!hit) return false;
  return element.contains(hit) || hit.closest('label')?.control === element;
}

type Point = { x: number; y: number };

/** A point to press: the middle of the element, or an offset from its corner. */
function getPoint(element: Element, place?: Point): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { x, y } = place ?? { x: width / 2, y: height / 2 };
  return { x: Math.floor(left + x), y: Math.floor(top + y) };
}

/** Brings the only element into view and waits until it stops moving. */
export async function aim(steps: readonly Step[], place?: Point): Promise<Aim> {
  const elements = findElements(steps);
  const [element] = elements;
  if (!element || elements.length > 1) return `${elements.length} elements`;
  if (!isVisible(element)) return 'it is hidden';
  if (!isEnabled(element)) return 'it is disabled';
  const before = getPoint(element, place);
  if (!isReached(element, before.x, before.y)) {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }
  const began = getPoint(element, place);
  await waitForFrame();
  const { x, y } = getPoint(element, place);
  if (x !== began.x || y !== began.y) return 'it moves';
  return isReached(element, x, y) ? { x, y } : 'something lies over it';
}

/** The only element, or the number of elements. */
export function findOnly(steps: readonly Step[]): Element | number {
  const elements = findElements(steps);
  return elements.length === 1 ? elements[0]! : elements.length;
}

const NOTES = Symbol.for('troubles');
type Noted = { [NOTES]?: string[] };

/** Records the page's errors from now on. */
export function listenForTroubles(): void {
  if ((window as Noted)[NOTES]) return;
  const notes: string[] = [];
  (window as Noted)[NOTES] = notes;
  addEventListener('error', ({ message }) => {
    // Chromium also reports this when sizes change within a frame; Playwright omits it.
    if (!message.startsWith('ResizeObserver loop')) notes.push(`page: ${message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => notes.push(`page: ${reason}`));
  const write = console.error;
  console.error = (...args: unknown[]) => {
    notes.push(`console: ${args.map(String).join(' ')}`);
    write(...args);
  };
}

export const listTroubles = (): string[] => (window as Noted)[NOTES] ?? [];
