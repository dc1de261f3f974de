import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppSelector } from '../../../hooks';
import { paths } from '../../../paths';
import { selectOpenDialog } from '../../../state/dialogSlice';
import { isShortcutAllowed } from '../../../ui/keyboard/isShortcutAllowed';
import { isPageUnderDialog } from '../../../ui/dialogs/underDialog';
import { useDocumentKeydown } from '../../../ui/keyboard/useDocumentKeydown';
import type { Command } from '../box/commands';
import { isShortcutPressed } from '../../../ui/keyboard/shortcutKeys';
import { isCommandBoxKey } from './commandKeys';
import { syncSingleKeys } from './singleKeys';

const countOpenDialogs = (): number => document.querySelectorAll('dialog[open]').length;

/** True when a dialog or a menu over the page receives the keys. */
const isCovered = (): boolean =>
  isPageUnderDialog() || document.querySelector(':popover-open') !== null;

/**
 * Handles Ctrl+K and the single keys (COMFORT-80, COMFORT-83). They do nothing while a dialog asks a question. Details
 * and an edit are left as by a link.
 * @param isOwnOpen true when the box or the list of keys is open
 */
export function useShortcuts(
  commands: readonly Command[],
  isOwnOpen: boolean,
  onBox: () => void,
): void {
  const { pathname } = useLocation();
  const kind = useAppSelector(selectOpenDialog)?.kind;
  const isLeftFreely = pathname === paths.tournaments && (kind === 'detail' || kind === 'edit');

  useDocumentKeydown((event) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (isCommandBoxKey(event)) {
      if (countOpenDialogs() > Number(isOwnOpen) + Number(isLeftFreely)) return;
      event.preventDefault();
      onBox();
      return;
    }
    const command = commands.find(({ key }) => key && isShortcutPressed(key, event));
    if (!command || !isShortcutAllowed(event) || isCovered()) return;
    event.preventDefault();
    command.run();
  });

  useEffect(syncSingleKeys, []);
}
