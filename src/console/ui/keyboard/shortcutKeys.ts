/** A key by its place on the keyboard, independent of the layout, and its labels. */
export type ShortcutKey = {
  /** In the form of KeyboardEvent.code. */
  code: string;
  /** In Latin, and in Russian if that letter differs. */
  caps: readonly string[];
  /** Sign typed with Shift. The key is also recognised by that sign, at any place. */
  sign?: string;
};

/** Both letters of a key: «T / Е» (COMFORT-83). */
export const formatKeyCap = ({ caps }: ShortcutKey): string => caps.join(' / ');

/** True when the user has not switched off the key; a letter has to be switched on (COMFORT-96). */
export function isShortcutOn({ code }: ShortcutKey): boolean {
  const { keys } = document.documentElement.dataset;
  return code.startsWith('Key') ? keys === 'all' : keys !== 'off';
}

/** True when the key was pressed, with Shift only if its sign needs it, and works. */
export function isShortcutPressed(key: ShortcutKey, event: KeyboardEvent): boolean {
  const { code, sign } = key;
  const isKey = event.code === code && event.shiftKey === (sign !== undefined);
  return (event.key === sign || isKey) && isShortcutOn(key);
}

/** Keys of a tournament's details by action (DESK-12). */
export const DETAIL_SHORTCUT_KEYS = {
  edit: { code: 'KeyE', caps: ['E', 'У'] },
  duplicate: { code: 'KeyD', caps: ['D', 'В'] },
  remove: { code: 'Delete', caps: ['Del'] },
  previous: { code: 'ArrowUp', caps: ['↑'] },
  next: { code: 'ArrowDown', caps: ['↓'] },
} satisfies Record<string, ShortcutKey>;

export type DetailShortcutKey = keyof typeof DETAIL_SHORTCUT_KEYS;
