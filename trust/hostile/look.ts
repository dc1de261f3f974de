import type * as inPage from '../../__tests__/support/layout/inPage';

/** watch.ts puts it into every page. */
declare const layout: typeof inPage;

/** An element with its attributes, a text, or what a field holds. */
export type Line =
  | { tag: string; attributes: [name: string, value: string][] }
  | { text: string }
  | { held: string };

export type Look = {
  lines: Line[];
  /** Where something is wider or higher than its place. */
  overflows: string[];
  /** Which lines share their direction with other texts, and could turn those around. */
  shared: { line: number; place: string }[];
};

/**
 * Runs in the page: all that a part of it is, and whether the texts of a guest stand inside their places.
 * @param root a part of the page, or its head
 */
export function look(root: Element, texts: string[]): Look {
  const BOUND = 1;
  /** Glyphs of another font are higher than the line they stand in. */
  const LINE = 10;
  const { isCutOff, isSeen, describeElement } = layout;
  const isOwnFile = (element: Element) => {
    const file = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    return element.matches('script, link') && file.startsWith('/assets/');
  };

  const valueOf = ({ name, value, ownerElement }: Attr): string => {
    // Heights are the guest's own, and what fits a mask is typed by it.
    if (name === 'style' || name === 'inputmode') return '';
    // What it holds is a line of its own.
    if (name === 'value' && ownerElement instanceof HTMLInputElement) return '';
    if (name === 'href') return new URL(value, location.href).protocol;
    return value.replace(/_r_\w+_/g, '');
  };

  const lines: Line[] = [];
  const textNodes = new Map<number, Text>();
  const read = (node: Node): void => {
    if (node instanceof Text) {
      textNodes.set(lines.length, node);
      lines.push({ text: node.data });
    } else if (node instanceof Element && !isOwnFile(node)) {
      const attributes = [...node.attributes].map((attribute): [string, string] => [
        attribute.name,
        valueOf(attribute),
      ]);
      lines.push({ tag: node.tagName, attributes });
      if (node instanceof HTMLInputElement) lines.push({ held: node.value });
      if (node.id === 'console-config') {
        const config = JSON.parse(node.textContent) as object;
        for (const value of Object.values(config)) lines.push({ text: String(value) });
      } else node.childNodes.forEach(read);
      lines.push({ tag: `/${node.tagName}`, attributes: [] });
    }
  };
  read(root);

  const styleOf = (element: Element) => getComputedStyle(element);
  const isInline = (element: Element) => ['inline', 'contents'].includes(styleOf(element).display);
  const overflows = [...layout.listWideElements(root), ...layout.listHighDialogs()];

  const shared: Look['shared'] = [];
  for (const [line, node] of textNodes) {
    const { data, parentElement: parent } = node;
    // A field's text is plain, and for another program.
    if (
      !parent ||
      parent.matches('textarea') ||
      !isSeen(parent) ||
      !texts.some((text) => data.includes(text))
    )
      continue;
    let place = parent;
    while (isInline(place) && place.parentElement) place = place.parentElement;
    const box = place.getBoundingClientRect();
    const range = document.createRange();
    range.selectNode(node);
    const isOut = ({ left, right, top, bottom }: DOMRect) =>
      left < box.left - BOUND ||
      right > box.right + BOUND ||
      top < box.top - LINE ||
      bottom > box.bottom + LINE;
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (!isCutOff(place) && rects.some(isOut)) overflows.push(`out: ${describeElement(place)}`);

    let isolate = parent;
    const isOpen = (element: Element) =>
      isInline(element) && !/isolate|plaintext/.test(styleOf(element).unicodeBidi);
    while (isOpen(isolate) && isolate.parentElement) isolate = isolate.parentElement;
    const beside = texts.reduce((rest, text) => rest.replaceAll(text, ''), isolate.textContent);
    if (/[\p{L}\p{N}]/u.test(beside)) shared.push({ line, place: describeElement(isolate) });
  }
  return { lines, overflows, shared };
}
