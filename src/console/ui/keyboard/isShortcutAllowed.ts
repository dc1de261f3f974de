/** Elements that use keys themselves, and a page whose single keys are switched off. */
const TAKEN = 'input, select, textarea, [contenteditable], [data-keys=off]';

/** True when the pressed key has no modifiers and its element does not use keys itself (COMFORT-83). */
export const isShortcutAllowedHere = (event: KeyboardEvent): boolean => {
  const { target, ctrlKey, metaKey, altKey } = event;
  return !(ctrlKey || metaKey || altKey || (target as Element).closest(TAKEN));
};

/** True when the pressed key may be a shortcut of the page: it was not pressed in a dialog (COMFORT-83). */
export const isShortcutAllowed = (event: KeyboardEvent): boolean =>
  isShortcutAllowedHere(event) && !(event.target as Element).closest('dialog');
