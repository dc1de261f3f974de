export type JsxChild = Node | string | number | boolean | null | undefined | readonly JsxChild[];

type Value = string | number | boolean | null | undefined;
type Props = Readonly<Record<string, unknown>> & { children?: JsxChild };

const SVG = 'http://www.w3.org/2000/svg';
const SVG_TAGS: readonly string[] = ['svg', 'path'];
/** React's attribute names that differ from HTML. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
};

function setAttribute(element: Element, name: string, value: Value): void {
  const isSaid = name.startsWith('aria-');
  if (value === null || value === undefined || (value === false && !isSaid)) return;
  const text = value === true && !isSaid ? '' : String(value);
  element.setAttribute(NAMES[name] ?? name, text);
}

/** All nodes and texts of a child; empty for null, false and undefined. */
export function listJsxNodes(child: JsxChild): (Node | string)[] {
  if (Array.isArray(child)) return (child as readonly JsxChild[]).flatMap(listJsxNodes);
  if (child instanceof Node) return [child];
  return typeof child === 'string' || typeof child === 'number' ? [String(child)] : [];
}

export const Fragment = ({ children }: Props): JsxChild => children;

/** React's JSX runtime, limited to what public pages need. It creates elements instead of descriptions. */
export function jsx(type: string | ((props: Props) => JsxChild), props: Props): JsxChild {
  if (typeof type === 'function') return type(props);
  const element = SVG_TAGS.includes(type)
    ? document.createElementNS(SVG, type)
    : document.createElement(type);
  const { children, ...attributes } = props;
  for (const [name, value] of Object.entries(attributes))
    setAttribute(element, name, value as Value);
  element.append(...listJsxNodes(children));
  return element;
}

export const jsxs = jsx;
