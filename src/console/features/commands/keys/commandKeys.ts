import type { ShortcutKey } from '../../../ui/keyboard/shortcutKeys';

/** Single keys of commands (COMFORT-83). */
export const KEYS_BY_COMMAND = {
  create: { code: 'KeyN', caps: ['N', 'Т'] },
  list: { code: 'KeyL', caps: ['L', 'Д'] },
  month: { code: 'KeyM', caps: ['M', 'Ь'] },
  week: { code: 'KeyW', caps: ['W', 'Ц'] },
  today: { code: 'KeyT', caps: ['T', 'Е'] },
  help: { code: 'Slash', caps: ['?'], sign: '?' },
} satisfies Record<string, ShortcutKey>;

/** True for Ctrl+K, on a Mac ⌘K (COMFORT-80). */
export const isCommandBoxKey = ({
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyboardEvent): boolean => code === 'KeyK' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Label of the modifier key in shortcuts. */
export const CONTROL_KEY_LABEL = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
