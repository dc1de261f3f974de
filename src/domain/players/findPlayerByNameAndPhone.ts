import { formatFullName } from '../play/people/names';
import { toIdentityKey } from './identity/identityKey';
import type { Player } from './playerWire';

/** Somebody as an application or a roster has them. */
type NamedPersonReference = { name: string; phone: string | null };

/**
 * PLAYER-26: whose card it is, by phone and name (PLAYER-1); undefined where nobody is known by them any more, as after
 * a merge.
 */
export function findPlayerByNameAndPhone(
  players: readonly Player[],
  { name, phone }: NamedPersonReference,
): Player | undefined {
  const wanted = toIdentityKey(name, phone);
  return players.find((player) => {
    const key = toIdentityKey(formatFullName(player), player.phone);
    return key.phone === wanted.phone && key.nameKey === wanted.nameKey;
  });
}
