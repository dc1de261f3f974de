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

/** True when the key was pressed, with Shift only if its sign needs it. */
export const isShortcutPressed = ({ code, sign }: ShortcutKey, event: KeyboardEvent): boolean =>
  event.key === sign || (event.code === code && event.shiftKey === (sign !== undefined));

/** Keys of a tournament's details by action (DESK-12). */
export const DETAIL_SHORTCUT_KEYS = {
  edit: { code: 'KeyE', caps: ['E', 'У'] },
  duplicate: { code: 'KeyD', caps: ['D', 'В'] },
  remove: { code: 'Delete', caps: ['Del'] },
  previous: { code: 'ArrowUp', caps: ['↑'] },
  next: { code: 'ArrowDown', caps: ['↓'] },
} satisfies Record<string, ShortcutKey>;

export type DetailShortcutKey = keyof typeof DETAIL_SHORTCUT_KEYS;
