/**
 * Replaces getComputedStyle for visibility checks. jsdom would match each rule of a browser's style sheet for each
 * element. That took a fourth of a run.
 */

const getJsdomStyle = globalThis.getComputedStyle.bind(globalThis);
/** A closed dialog would report `none`. */
const displays = new Map([['dialog', 'block']]);

/** The display of an element that nothing hides, which accessible names depend on. */
function getDisplay({ localName }: Element): string {
  const known = displays.get(localName);
  if (known !== undefined) return known;
  const { display } = getJsdomStyle(document.createElement(localName));
  displays.set(localName, display);
  return display;
}

/** A closed popup is hidden; on a wide screen the account's is part of the bar. */
const isClosedPopup = (element: Element): boolean =>
  element.hasAttribute('popover') &&
  element.getAttribute('role') === 'dialog' &&
  !element.hasAttribute('data-open');

const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  (element.localName === 'dialog' && !element.hasAttribute('open')) ||
  isClosedPopup(element);

globalThis.getComputedStyle = (element) => {
  const style: Record<string, unknown> = {
    display: isHidden(element) ? 'none' : getDisplay(element),
    visibility: 'visible',
    opacity: '1',
    pointerEvents: 'auto',
    getPropertyValue: (name: string) => style[name] ?? '',
  };
  return style as unknown as CSSStyleDeclaration;
};
