import { toPhoneKey } from '../../fields/playerPhone';
import { toNameKey } from '../../lib/sameName';

/** Phone and name that together identify a person in another tournament. */
export type IdentityKey = {
  /** Phone in the form of `toPhoneKey`; empty without one. */
  phone: string;
  /** Name in the form of `toNameKey`; empty when the name identifies no person. */
  nameKey: string;
};

/**
 * The identity of a player: phone and name together, since couples share a phone (PLAYER-1). The order of given and
 * family name does not matter. Without a phone the name needs two words, because many people share a single name.
 */
export function toIdentityKey(name: string, phone: string | null): IdentityKey {
  const nameKey = toNameKey(name);
  const isOneWord = !nameKey.includes(' ');
  return { phone: toPhoneKey(phone ?? ''), nameKey: phone === null && isOneWord ? '' : nameKey };
}
