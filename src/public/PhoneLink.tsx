import { toPhoneKey } from '../domain/fields/playerPhone';
import { getDigits } from '../domain/fields/typing';

/** A phone number as a link for calling; nothing without a number. */
export const PhoneLink = ({ phone }: { phone: string }) => {
  if (!phone) return null;
  const key = toPhoneKey(phone);
  return key.startsWith('+') ? (
    <a className="nowrap" href={`tel:+${getDigits(key)}`}>
      {phone}
    </a>
  ) : (
    <span>{phone}</span>
  );
};
