/** Where a key types, chooses or answers, and a page where keys of one letter are switched off. */
const TAKEN = 'input, select, textarea, dialog, [contenteditable], [data-keys=off]';

/** COMFORT-83: whether a pressed key, alone, may do something for the whole page. */
export const isFreeKey = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || (target as Element).closest(TAKEN));
