/** A key by its position on the keyboard, independent of the layout, with its labels. */
export type ShortcutKey = {
  /** The key in the form of KeyboardEvent.code. */
  code: string;
  /** Labels of the key: Latin, and Russian if that letter differs. */
  caps: readonly string[];
  /** Sign typed with Shift. The sign is recognised on any key of any layout. */
  sign?: string;
};

/** Both letters of a key: «T / Е» (COMFORT-83). */
export const formatKeyCap = ({ caps }: ShortcutKey): string => caps.join(' / ');

/** True unless the user has switched the key off; letters are off by default (COMFORT-96). */
export function isShortcutOn({ code }: ShortcutKey): boolean {
  const { keys } = document.documentElement.dataset;
  return code.startsWith('Key') ? keys === 'all' : keys !== 'off';
}

/** True when the key is on and was pressed, with Shift only if its sign needs it. */
export function isShortcutPressed(key: ShortcutKey, event: KeyboardEvent): boolean {
  const { code, sign } = key;
  const isKey = event.code === code && event.shiftKey === (sign !== undefined);
  return (event.key === sign || isKey) && isShortcutOn(key);
}

/** Keys in a tournament's details, by action (DESK-12). */
export const DETAIL_SHORTCUT_KEYS = {
  edit: { code: 'KeyE', caps: ['E', 'У'] },
  duplicate: { code: 'KeyD', caps: ['D', 'В'] },
  remove: { code: 'Delete', caps: ['Del'] },
  previous: { code: 'ArrowUp', caps: ['↑'] },
  next: { code: 'ArrowDown', caps: ['↓'] },
} satisfies Record<string, ShortcutKey>;

export type DetailShortcutKey = keyof typeof DETAIL_SHORTCUT_KEYS;
