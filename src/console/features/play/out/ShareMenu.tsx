import { useId, useState } from 'react';
import { Button, IconButton } from '../../../ui/Button';
import { Menu, type MenuEntry } from '../../../ui/Menu';
import { ShareIcon } from '../../../ui/playIcons';

type ShareMenuProps = { label: string; isIcon?: boolean; entries: readonly MenuEntry[] };

/** SEEN-30 to SEEN-33: the ways in which something of a play leaves the console. */
export function ShareMenu({ label, isIcon = false, entries }: ShareMenuProps) {
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  const opener = {
    popoverTarget: menuId,
    'aria-haspopup': 'menu',
    onClick: () => setOpen(true),
  } as const;
  return (
    <>
      {isIcon ? (
        <IconButton label={label} {...opener}>
          <ShareIcon />
        </IconButton>
      ) : (
        <Button {...opener}>
          <ShareIcon />
          {label}
        </Button>
      )}
      {isOpen && (
        <Menu id={menuId} label={label} entries={entries} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
