/** Which key of the pad a key of a keyboard presses. */
function getPadKey({ key, target }: KeyboardEvent): string {
  if (key === 'Backspace') return 'erase';
  // Links and buttons take it themselves.
  const isTaken = target instanceof Element && target.closest('a, button');
  return key === 'Enter' && !isTaken ? 'done' : `d${key}`;
}

/** SEEN-72: a keyboard does what the pad's digits do, where there are any. */
export function handlePadKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  document.querySelector<HTMLElement>(`.numbers > #${CSS.escape(getPadKey(event))}`)?.click();
}
