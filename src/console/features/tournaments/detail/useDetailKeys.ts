import {
  DETAIL_SHORTCUT_KEYS,
  isShortcutPressed,
  type DetailShortcutKey,
} from '../../../ui/keyboard/shortcutKeys';
import { isShortcutAllowedHere } from '../../../ui/keyboard/isShortcutAllowed';
import { useDocumentKeydown } from '../../../ui/keyboard/useDocumentKeydown';

const NAMES = Object.keys(DETAIL_SHORTCUT_KEYS) as DetailShortcutKey[];

/** True when a dialog or a menu over the details receives the keys. */
const isCovered = (): boolean =>
  document.querySelectorAll('dialog[open]').length > 1 ||
  document.querySelector(':popover-open') !== null;

/** True when arrow keys would scroll the focused element. */
const isScrolled = ({ scrollHeight, clientHeight }: Element): boolean =>
  scrollHeight > clientHeight + 1;

/** Runs the action of a pressed key in the open details. A key without an action does nothing (DESK-12). */
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
