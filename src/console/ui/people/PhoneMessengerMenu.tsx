import { listPhoneMessengers } from '../../../domain/fields/messengers';
import { ChatIcon } from '../icons/lazyIcons';
import { MenuButton } from '../controls/MenuButton';

type MessengerMenuProps = { phone: string; className?: string | undefined };

/** Menu of messengers for a phone number; nothing for an incomplete number (DESK-13). */
export function PhoneMessengerMenu({ phone, className }: MessengerMenuProps) {
  const messengers = listPhoneMessengers(phone);
  if (messengers.length === 0) return null;
  return (
    <MenuButton
      label={`Написать ${phone}`}
      icon={<ChatIcon />}
      isIcon
      className={className}
      entries={messengers.map(({ name, ...address }) => ({ text: name, ...address }))}
    />
  );
}
