/** Elements that use keys themselves, and a page where keys of one letter are switched off. */
const TAKEN = 'input, select, textarea, dialog, [contenteditable], [data-keys=off]';

/** COMFORT-83: whether a key that was pressed without modifiers may be a shortcut of the page. */
export const isShortcutAllowed = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || (target as Element).closest(TAKEN));
