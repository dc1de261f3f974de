/**
 * Replaces getComputedStyle for visibility checks. jsdom would match each rule of a style sheet for each element, which
 * took a fourth of a run.
 */

const getJsdomStyle = globalThis.getComputedStyle.bind(globalThis);
/** jsdom would return `none` for a closed dialog. */
const displays = new Map([['dialog', 'block']]);

/** The display value of an element while nothing hides it. Accessible names depend on this value. */
function getDisplay({ localName }: Element): string {
  const known = displays.get(localName);
  if (known !== undefined) return known;
  const { display } = getJsdomStyle(document.createElement(localName));
  displays.set(localName, display);
  return display;
}

/** True for a closed popup. On a wide screen the account's popup is a part of the bar. */
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
