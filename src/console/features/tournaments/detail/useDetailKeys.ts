import {
  DETAIL_SHORTCUT_KEYS,
  isShortcutPressed,
  type DetailShortcutKey,
} from '../../../ui/keyboard/shortcutKeys';
import { isShortcutAllowedHere } from '../../../ui/keyboard/isShortcutAllowed';
import { useDocumentKeydown } from '../../../ui/keyboard/useDocumentKeydown';

const NAMES = Object.keys(DETAIL_SHORTCUT_KEYS) as DetailShortcutKey[];

/** Whether something is open over the details, and has the keys. */
const isCovered = (): boolean =>
  document.querySelectorAll('dialog[open]').length > 1 ||
  document.querySelector(':popover-open') !== null;

/** Whether the arrow keys scroll what has the focus. */
const isScrolled = ({ scrollHeight, clientHeight }: Element): boolean =>
  scrollHeight > clientHeight + 1;

/** DESK-12: runs the action of a key of the open details; a key without an action does nothing. */
export function useDetailKeys(actions: Partial<Record<DetailShortcutKey, () => void>>): void {
  useDocumentKeydown((event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const name = NAMES.find((key) => isShortcutPressed(DETAIL_SHORTCUT_KEYS[key], event));
    if (!name || !isShortcutAllowedHere(event) || isCovered()) return;
    const isMove = name === 'previous' || name === 'next';
    if (isMove ? isScrolled(event.target as Element) : event.repeat) return;
    event.preventDefault();
    actions[name]?.();
  });
}
