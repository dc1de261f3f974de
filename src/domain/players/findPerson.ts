import { fullName } from '../play/names';
import { playerKeyOf } from './playerKey';
import type { Player } from './playerWire';

/** Somebody as an application or a roster has them. */
export type Person = { name: string; phone: string | null };

/**
 * PLAYER-26: whose card it is, by phone and name (PLAYER-1); undefined where nobody is known by them any more, as after
 * a merge.
 */
export function findPerson(
  players: readonly Player[],
  { name, phone }: Person,
): Player | undefined {
  const wanted = playerKeyOf(name, phone);
  return players.find((player) => {
    const key = playerKeyOf(fullName(player), player.phone);
    return key.phone === wanted.phone && key.nameKey === wanted.nameKey;
  });
}
