import postcss from 'postcss';

/** @param {string} selector True when it needs a pointer. `:not(:hover)` also applies without one. */
const isHover = (selector) => selector.replaceAll(/:not\([^)]*\)/g, '').includes(':hover');

/**
 * A loader that limits rules with `:hover` to devices with a pointer, because a touch screen leaves the last touched
 * element hovered. The other selectors of a list keep their rule.
 * @param {string} css
 */
export default function limitHovers(css) {
  const root = postcss.parse(css);
  /** @type {import('postcss').Rule[]} */
  const rules = [];
  root.walkRules((rule) => void (isHover(rule.selector) && rules.push(rule)));
  for (const rule of rules) {
    const hovers = rule.selectors.filter(isHover);
    const others = rule.selectors.filter((selector) => !isHover(selector));
    const media = postcss.atRule({ name: 'media', params: '(hover: hover)' });
    rule.after(media);
    media.append(rule.clone({ selectors: hovers }));
    if (others.length > 0) rule.selectors = others;
    else rule.remove();
  }
  return root.toString();
}
