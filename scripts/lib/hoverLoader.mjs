/** @param {string} selector True when it needs a pointer. `:not(:hover)` also applies without one. */
const isHover = (selector) => selector.replaceAll(/:not\([^)]*\)/g, '').includes(':hover');

/**
 * A loader that limits rules with `:hover` to devices with a pointer, because a touch screen leaves the last touched
 * element hovered. The other selectors of a list keep their rule.
 * @param {string} css
 */
export default function limitHovers(css) {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '');
  return rules.replaceAll(/([^{};]+)(\{[^{}]*\})/g, (rule, list, body) => {
    if (list.trim().startsWith('@') || !isHover(list)) return rule;
    /** @type {string[]} */
    const selectors = list.split(/,(?![^(]*\))/);
    const others = selectors.filter((selector) => !isHover(selector));
    const hovers = `@media (hover: hover) {${selectors.filter(isHover).join()}${body}}`;
    return others.length > 0 ? `${others.join()}${body}${hovers}` : hovers;
  });
}
