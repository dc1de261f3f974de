import { useId, useState, type ReactNode } from 'react';
import { Button, IconButton } from './Button';
import { Menu, type MenuOption } from './Menu';

type MenuButtonProps = {
  /** Label of the button, and name of the menu. */
  label: string;
  icon?: ReactNode;
  /** True when the button shows only its icon; the label is then its accessible name. */
  isIcon?: boolean;
  className?: string | undefined;
  entries: readonly MenuOption[];
};

/** A button with its menu, whose code renders on the first press. */
export function MenuButton({ label, icon, isIcon = false, className, entries }: MenuButtonProps) {
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  const opener = {
    className,
    popoverTarget: menuId,
    'aria-haspopup': 'menu',
    onClick: () => setOpen(true),
  } as const;
  return (
    <>
      {isIcon ? (
        <IconButton label={label} {...opener}>
          {icon}
        </IconButton>
      ) : (
        <Button {...opener}>
          {icon}
          {label}
        </Button>
      )}
      {isOpen && (
        <Menu id={menuId} label={label} entries={entries} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
