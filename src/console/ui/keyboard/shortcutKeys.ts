/** A key by its place on the keyboard, whichever layout is on, and what is written on it. */
export type ShortcutKey = {
  /** As KeyboardEvent.code has it. */
  code: string;
  /** In Latin, and in Russian where that is another letter. */
  caps: readonly string[];
  /** What it types with Shift; such a key is also known by that sign, wherever it is. */
  sign?: string;
};

/** COMFORT-83: both letters of a key, «T / Е». */
export const formatKeyCap = ({ caps }: ShortcutKey): string => caps.join(' / ');

/** Whether the key was pressed, with no other key but the Shift that its sign may need. */
export const isShortcutPressed = ({ code, sign }: ShortcutKey, event: KeyboardEvent): boolean =>
  event.key === sign || (event.code === code && event.shiftKey === (sign !== undefined));

/** DESK-12: the keys of a tournament's details, by what they do. */
export const DETAIL_SHORTCUT_KEYS = {
  edit: { code: 'KeyE', caps: ['E', 'У'] },
  duplicate: { code: 'KeyD', caps: ['D', 'В'] },
  remove: { code: 'Delete', caps: ['Del'] },
  previous: { code: 'ArrowUp', caps: ['↑'] },
  next: { code: 'ArrowDown', caps: ['↓'] },
} satisfies Record<string, ShortcutKey>;

export type DetailShortcutKey = keyof typeof DETAIL_SHORTCUT_KEYS;
