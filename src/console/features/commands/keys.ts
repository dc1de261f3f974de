/** A key by its place on the keyboard, whichever layout is on, and what is written on it. */
export type Key = {
  /** As KeyboardEvent.code has it. */
  code: string;
  /** In Latin, and in Russian where that is another letter. */
  caps: readonly string[];
  /** What it types with Shift; such a key is also known by that sign, wherever it is. */
  sign?: string;
};

/** COMFORT-83: the keys that do something alone, by what they do. */
export const KEYS = {
  create: { code: 'KeyN', caps: ['N', 'Т'] },
  list: { code: 'KeyL', caps: ['L', 'Д'] },
  month: { code: 'KeyM', caps: ['M', 'Ь'] },
  week: { code: 'KeyW', caps: ['W', 'Ц'] },
  today: { code: 'KeyT', caps: ['T', 'Е'] },
  keys: { code: 'Slash', caps: ['?'], sign: '?' },
} satisfies Record<string, Key>;

/** Whether the key was pressed, with no other key but the Shift that its sign may need. */
export const isPressed = ({ code, sign }: Key, event: KeyboardEvent): boolean =>
  event.key === sign || (event.code === code && event.shiftKey === (sign !== undefined));

/** COMFORT-80: Ctrl+K, on a Mac ⌘K. */
export const isBoxKey = ({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  code === 'KeyK' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** The key that is held while another is pressed. */
export const CONTROL = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
