/** The id of the pad's key for a key of a keyboard. */
function getPadKey({ key, target }: KeyboardEvent): string {
  if (key === 'Backspace') return 'erase';
  // Links and buttons handle it themselves.
  const isTaken = target instanceof Element && target.closest('a, button');
  return key === 'Enter' && !isTaken ? 'done' : `d${key}`;
}

/** Lets a keyboard press the pad's digits, if it has any (SEEN-72). */
export function handlePadKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  document.querySelector<HTMLElement>(`.numbers > #${CSS.escape(getPadKey(event))}`)?.click();
}
