import { getDigits } from '../domain/fields/typing';

/** A phone that can be called; nothing where it is not known. */
export const PhoneLink = ({ phone }: { phone: string }) => {
  if (!phone) return null;
  const digits = getDigits(phone);
  return digits.length === 11 ? (
    <a className="nowrap" href={`tel:+${digits}`}>
      {phone}
    </a>
  ) : (
    <span>{phone}</span>
  );
};
