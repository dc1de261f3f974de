import { toPhoneKey } from '../../fields/playerPhone';
import { toNameKey } from '../../lib/sameName';

/** By what somebody is known again in another tournament. */
export type IdentityKey = {
  /** As `toPhoneKey` writes it; empty where there is none. */
  phone: string;
  /** As `toNameKey` writes it; empty where it would know nobody again. */
  nameKey: string;
};

/**
 * PLAYER-1: a player is known again by phone and name together, since couples share a phone; whichever of given
 * and family name stands first. Without a phone by a name of two words or more; a single name is nobody's alone.
 */
export function toIdentityKey(name: string, phone: string | null): IdentityKey {
  const nameKey = toNameKey(name);
  const isOneWord = !nameKey.includes(' ');
  return { phone: toPhoneKey(phone ?? ''), nameKey: phone === null && isOneWord ? '' : nameKey };
}
