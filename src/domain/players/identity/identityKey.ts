import { toPhoneKey } from '../../fields/playerPhone';
import { toNameKey } from '../../lib/sameName';

/** The facts that identify a person in another tournament. */
export type IdentityKey = {
  /** In the form of `toPhoneKey`; empty without a phone. */
  phone: string;
  /** In the form of `toNameKey`; empty when the name identifies no person. */
  nameKey: string;
};

/**
 * The identity of a player: phone and name together, since couples share a phone (PLAYER-1). The order of given and
 * family name does not matter. Without a phone the name needs two words, since many people share a single name.
 */
export function toIdentityKey(name: string, phone: string | null): IdentityKey {
  const nameKey = toNameKey(name);
  const isOneWord = !nameKey.includes(' ');
  return { phone: toPhoneKey(phone ?? ''), nameKey: phone === null && isOneWord ? '' : nameKey };
}
