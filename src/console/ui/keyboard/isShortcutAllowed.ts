/** Elements that use keys themselves, and a page where keys of one letter are switched off. */
const TAKEN = 'input, select, textarea, [contenteditable], [data-keys=off]';

/** COMFORT-83: whether a key that was pressed without modifiers may be a shortcut where it was pressed. */
export const isShortcutAllowedHere = (event: KeyboardEvent): boolean => {
  const { target, ctrlKey, metaKey, altKey } = event;
  return !(ctrlKey || metaKey || altKey || (target as Element).closest(TAKEN));
};

/** COMFORT-83: whether it may be a shortcut of the page, which a dialog covers. */
export const isShortcutAllowed = (event: KeyboardEvent): boolean =>
  isShortcutAllowedHere(event) && !(event.target as Element).closest('dialog');
