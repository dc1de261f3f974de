import type * as inPage from '../../__tests__/support/layout/inPage';

/** watch.ts adds `layout` to each page. */
declare const layout: typeof inPage;

/** An element with its attributes, a text, or the content of a field. */
export type Line =
  | { tag: string; attributes: [name: string, value: string][] }
  | { text: string }
  | { held: string };

export type Look = {
  lines: Line[];
  /** Places where content exceeds its box. */
  overflows: string[];
  /** Lines that share a bidi context with other texts, and could reverse their order. */
  shared: { line: number; place: string }[];
};

/**
 * Describes a part of the page, and checks that the guest's texts stay in their places. The function runs in the page.
 * @param root a part of the page, or its head
 */
export function look(root: Element, texts: string[]): Look {
  const BOUND = 1;
  /** Glyphs of a fallback font are taller than the line. */
  const LINE = 10;
  const { isCutOff, isSeen, describeElement } = layout;
  const isOwnFile = (element: Element) => {
    const file = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    return element.matches('script, link') && file.startsWith('/assets/');
  };

  const valueOf = ({ name, value, ownerElement }: Attr): string => {
    // An element's heights depend on the guest's text. A mask's input mode depends on its content.
    if (name === 'style' || name === 'inputmode') return '';
    // The value of a field is a separate line.
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
    // The text of a field is plain, because another program may use it.
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
