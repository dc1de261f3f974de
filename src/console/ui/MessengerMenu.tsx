import { useId, useState } from 'react';
import { messengersOf } from '../../domain/messengers';
import { IconButton } from './Button';
import { ChatIcon } from './lateIcons';
import { Menu } from './Menu';

type MessengerMenuProps = { phone: string; className?: string | undefined };

/** DESK-13: the ways to write to a phone number; nothing for what is not a whole number. */
export function MessengerMenu({ phone, className }: MessengerMenuProps) {
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  const messengers = messengersOf(phone);
  if (messengers.length === 0) return null;
  const label = `Написать ${phone}`;
  return (
    <>
      <IconButton
        className={className}
        label={label}
        aria-haspopup="menu"
        popoverTarget={menuId}
        onClick={() => setOpen(true)}
      >
        <ChatIcon />
      </IconButton>
      {isOpen && (
        <Menu
          id={menuId}
          label={label}
          entries={messengers.map(({ name, ...address }) => ({ text: name, ...address }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
