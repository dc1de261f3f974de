import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAppSelector } from '../../hooks';
import { selectListParams } from '../../state/listSlice';
import { registerCommandBox } from '../../ui/keyboard/commandBox';
import { AccountMenuButtons } from './AccountMenuButtons';
import { listCommands } from './box/commands';
import { CommandBox } from './box/CommandBox';
import { KeysDialog } from './keys/KeysDialog';
import { TopBarHitsPanel } from './box/TopBarHitsPanel';
import { useShortcuts } from './keys/useShortcuts';
import { useNavigationActions } from './box/useNavigationActions';

/**
 * The command box and the list of keys (COMFORT-80, COMFORT-81, COMFORT-83). Their open state is not in the store: it
 * concerns no tournament and has no address.
 */
export function CommandBoxWithKeys({ onSignOut }: { onSignOut: () => void }) {
  const [open, setOpen] = useState<{ kind: 'box'; text: string } | { kind: 'keys' } | null>(null);
  const openBox = useCallback((text = '') => setOpen({ kind: 'box', text }), []);
  useEffect(() => registerCommandBox(openBox), [openBox]);
  const { view } = useAppSelector(selectListParams);
  const commands = listCommands(useNavigationActions(), view, {
    onShowKeys: () => setOpen({ kind: 'keys' }),
    onSignOut,
  });
  const close = () => setOpen(null);
  useShortcuts(commands, open !== null, () => (open?.kind === 'box' ? close() : openBox()));

  return (
    <>
      <AccountMenuButtons commands={commands} onOpenBox={() => openBox()} />
      <TopBarHitsPanel onOpenBox={openBox} />
      {open &&
        // The dialogs are rendered outside the live region, whose changes are announced.
        createPortal(
          open.kind === 'box' ? (
            <CommandBox commands={commands} initialText={open.text} onClose={close} />
          ) : (
            <KeysDialog commands={commands} onClose={close} />
          ),
          document.body,
        )}
    </>
  );
}
