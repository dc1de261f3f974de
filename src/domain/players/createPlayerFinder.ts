import { listAliases } from './identity/playerAliases';
import { toIdentityKey } from './identity/identityKey';
import type { Player } from './playerWire';

/** A person as named in an application or a roster. */
type NamedPersonReference = { name: string; phone: string | null };

/** Key of a person; null for a name that identifies no one. */
function toPersonKey({ name, phone }: NamedPersonReference): string | null {
  const key = toIdentityKey(name, phone);
  return key.nameKey === '' ? null : `${key.phone} ${key.nameKey}`;
}

/**
 * Finds the player with a phone and name. Otherwise finds a player who had them before a correction or merge (PLAYER-1,
 * PLAYER-26).
 */
export function createPlayerFinder(
  players: readonly Player[],
): (person: NamedPersonReference) => Player | undefined {
  const byKey = new Map<string, Player>();
  const add = (player: Player, alias: NamedPersonReference) => {
    const key = toPersonKey(alias);
    if (key !== null && !byKey.has(key)) byKey.set(key, player);
  };
  const aliases = players.map(listAliases);
  players.forEach((player, at) => add(player, aliases[at]![0]!));
  players.forEach((player, at) => aliases[at]!.slice(1).forEach((alias) => add(player, alias)));
  return (person) => byKey.get(toPersonKey(person) ?? '');
}
