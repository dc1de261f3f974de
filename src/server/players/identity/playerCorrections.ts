import type { PlayerCorrection } from '../../../domain/players/card/playerCorrection';
import type { ClubDatabase } from '../../db/tables';
import { readPlayerAliases } from './playerAliases';

export const parseCorrection = (correction: string | null): PlayerCorrection | null =>
  correction === null ? null : (JSON.parse(correction) as PlayerCorrection);

/**
 * Reads the corrections of players who are not forgotten, keyed by the player that each one was merged into
 * (PLAYER-87).
 */
export async function readCorrections(
  database: ClubDatabase,
): Promise<Map<string, PlayerCorrection[]>> {
  const rows = await database
    .selectFrom('players')
    .select(['id', 'correction'])
    .where('correction', 'is not', null)
    .execute();
  if (rows.length === 0) return new Map();
  const { findActive } = await readPlayerAliases(database);
  const byPlayer = new Map<string, PlayerCorrection[]>();
  for (const { id, correction } of rows) {
    const player = findActive(id);
    if (player === null) continue;
    byPlayer.set(player, [...(byPlayer.get(player) ?? []), parseCorrection(correction)!]);
  }
  return byPlayer;
}
