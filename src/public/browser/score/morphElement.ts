/** Returns a node's key: its id, otherwise its kind. */
const getNodeKey = (node: Node): string =>
  node instanceof Element ? node.id || `${node.tagName}.${node.className}` : node.nodeName;

/** Attributes that define what a press does: its action, and the result that the person saw in a form. */
const ACTS = ['href', 'name', 'value', 'data-dismiss', 'data-seen'];

/** True when a press on either element does the same. */
const isSameAct = (one: Element, other: Element): boolean =>
  !one.matches('a, button, form') ||
  ACTS.every((name) => one.getAttribute(name) === other.getAttribute(name));

function copyAttributes(element: Element, from: Element): void {
  for (const name of element.getAttributeNames())
    if (!from.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of from.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Finds the first sibling with the same key as the given node. Null when no sibling has the key. */
function findMatching(next: ChildNode | null, wanted: Node): ChildNode | null {
  const key = getNodeKey(wanted);
  let node = next;
  while (node !== null && getNodeKey(node) !== key) node = node.nextSibling;
  if (!(node instanceof Element && wanted instanceof Element)) return node;
  return node.tagName === wanted.tagName && isSameAct(node, wanted) ? node : null;
}

function removeUntil(first: ChildNode | null, end: ChildNode | null): void {
  for (let node = first; node !== end && node !== null;) {
    const gone = node;
    node = node.nextSibling;
    gone.remove();
  }
}

/**
 * Makes an element look like another one, and keeps the element's nodes. A node replaced under a finger would lose the
 * tap. A node with another action is replaced, so that a tap never hits another button.
 * @param from loses the new nodes
 */
export function morphElement(element: Element, from: Element): void {
  copyAttributes(element, from);
  let next = element.firstChild;
  for (const wanted of [...from.childNodes]) {
    const node = findMatching(next, wanted);
    if (node === null) element.insertBefore(wanted, next);
    else {
      removeUntil(next, node);
      if (node instanceof Element) morphElement(node, wanted as Element);
      else if (node.nodeValue !== wanted.nodeValue) node.nodeValue = wanted.nodeValue;
      next = node.nextSibling;
    }
  }
  removeUntil(next, null);
}
