import type { ShortcutKey } from '../../../ui/keyboard/shortcutKeys';

/** COMFORT-83: the keys that do something alone, by what they do. */
export const KEYS_BY_COMMAND = {
  create: { code: 'KeyN', caps: ['N', 'Т'] },
  list: { code: 'KeyL', caps: ['L', 'Д'] },
  month: { code: 'KeyM', caps: ['M', 'Ь'] },
  week: { code: 'KeyW', caps: ['W', 'Ц'] },
  today: { code: 'KeyT', caps: ['T', 'Е'] },
  keys: { code: 'Slash', caps: ['?'], sign: '?' },
} satisfies Record<string, ShortcutKey>;

/** COMFORT-80: Ctrl+K, on a Mac ⌘K. */
export const isCommandBoxKey = ({
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyboardEvent): boolean => code === 'KeyK' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** The key that is held while another is pressed. */
export const CONTROL_KEY_LABEL = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
