import { formatFullName } from '../play/people/names';
import { toIdentityKey } from './identity/identityKey';
import type { Player } from './playerWire';

/** A person as named in an application or a roster. */
type NamedPersonReference = { name: string; phone: string | null };

/**
 * The player with this phone and name (PLAYER-1, PLAYER-26); undefined when no player has them any more, for example
 * after a merge.
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
