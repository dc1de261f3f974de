/** Elements that handle keys themselves, and a page on which single keys are off. */
const TAKEN = 'input, select, textarea, [contenteditable], [data-keys=off]';

/** True when a key without modifiers was pressed on an element that does not handle keys itself (COMFORT-83). */
export const isShortcutAllowedHere = (event: KeyboardEvent): boolean => {
  const { target, ctrlKey, metaKey, altKey } = event;
  return !(ctrlKey || metaKey || altKey || (target as Element).closest(TAKEN));
};

/** True when a pressed key may be a shortcut of the page: it must not be pressed in a dialog (COMFORT-83). */
export const isShortcutAllowed = (event: KeyboardEvent): boolean =>
  isShortcutAllowedHere(event) && !(event.target as Element).closest('dialog');
