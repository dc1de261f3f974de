const idOf = (node: Node): string => (node instanceof Element ? node.id : '');

function takeAttributes(element: Element, from: Element): void {
  for (const name of element.getAttributeNames())
    if (!from.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of from.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The node that becomes the wanted one: of its id, or else the very next; none where that is something else. */
function matching(next: ChildNode | null, wanted: Node): ChildNode | null {
  const id = idOf(wanted);
  let node = next;
  while (id !== '' && node !== null && idOf(node) !== id) node = node.nextSibling;
  return node?.nodeName === wanted.nodeName && idOf(node) === id ? node : null;
}

function removeUntil(first: ChildNode | null, end: ChildNode | null): void {
  for (let node = first; node !== end && node !== null;) {
    const gone = node;
    node = node.nextSibling;
    gone.remove();
  }
}

/**
 * Makes an element look like another with the nodes that it has, since one that is replaced while a finger is on it is
 * never pressed. A node with an id becomes only what has the same: no button gets another meaning.
 * @param from loses the nodes that are new
 */
export function morph(element: Element, from: Element): void {
  takeAttributes(element, from);
  let next = element.firstChild;
  for (const wanted of [...from.childNodes]) {
    const node = matching(next, wanted);
    if (node === null) element.insertBefore(wanted, next);
    else {
      removeUntil(next, node);
      if (node instanceof Element) morph(node, wanted as Element);
      else if (node.nodeValue !== wanted.nodeValue) node.nodeValue = wanted.nodeValue;
      next = node.nextSibling;
    }
  }
  removeUntil(next, null);
}
