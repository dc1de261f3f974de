import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useAppSelector } from '../../hooks';
import { selectListParams } from '../../state/listSlice';
import { AccountCommands } from './AccountCommands';
import { commandsOf } from './commands';
import { CommandBox } from './CommandBox';
import { KeysDialog } from './KeysDialog';
import { useShortcuts } from './useShortcuts';
import { useNavigation } from './useNavigation';

type Open = 'box' | 'keys' | null;

/**
 * COMFORT-80 to COMFORT-83: one box to go, find and do, and the keys. What is open here is no state of
 * the store: it concerns no tournament, has no address, and is gone before anything comes of it.
 */
export function Commands({ onSignOut }: { onSignOut: () => void }) {
  const [open, setOpen] = useState<Open>(null);
  const { view } = useAppSelector(selectListParams);
  const commands = commandsOf(useNavigation(), view, {
    onShowKeys: () => setOpen('keys'),
    onSignOut,
  });
  const close = () => setOpen(null);
  useShortcuts(commands, open !== null, () => setOpen(open === 'box' ? null : 'box'));

  return (
    <>
      <AccountCommands onOpenBox={() => setOpen('box')} onShowKeys={() => setOpen('keys')} />
      {open &&
        // Out of the region whose changes are read aloud.
        createPortal(
          open === 'box' ? (
            <CommandBox commands={commands} onClose={close} />
          ) : (
            <KeysDialog commands={commands} onClose={close} />
          ),
          document.body,
        )}
    </>
  );
}
