export function buildElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: { className?: string },
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
