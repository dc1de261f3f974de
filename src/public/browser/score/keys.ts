/** Id of the pad's button for a key of the keyboard. */
function getPadKey({ key, target }: KeyboardEvent): string {
  if (key === 'Backspace') return 'erase';
  // Links and buttons handle Enter themselves.
  const isTaken = target instanceof Element && target.closest('a, button');
  return key === 'Enter' && !isTaken ? 'done' : `d${key}`;
}

/** Presses the pad's digits by keyboard, if it has any (SEEN-72). */
export function handlePadKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  document.querySelector<HTMLElement>(`.numbers > #${CSS.escape(getPadKey(event))}`)?.click();
}
