import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AppearanceWithPlayer } from '../../../domain/players/card/buildPlayerCard';
import type { ClubDatabase } from '../../db/tables';
import { createPlayerRepository } from '../identity/playerRepository';

/** Other requests get their turn after so many ms. */
export const SLICE_MS = 10;

/** The player that an id stands for after merges; null for a forgotten one. Even a circle of merges comes to an end. */
function findPlayerId(id: string, aliases: ReadonlyMap<string, string | null>): string | null {
  let found = id;
  for (let left = aliases.size; left > 0 && aliases.has(found); left -= 1) {
    const next = aliases.get(found) ?? null;
    if (next === null) return null;
    found = next;
  }
  return found;
}

/**
 * PLAYER-3: who was in which tournament, by the player's id. Only what has changed is read, and added up from its
 * changes, in slices: a score that is entered costs one play.
 */
export function createAppearanceCache(database: ClubDatabase) {
  const repository = createPlayerRepository(database);
  const cache = new Map<number, { state: string; appearances: readonly AppearanceWithPlayer[] }>();

  return async (): Promise<Map<string, AppearanceWithPlayer[]>> => {
    const tournaments = await repository.listTournamentRevisions();
    const aliases = await repository.readAliases();
    const known = new Set(tournaments.map(({ id }) => id));
    for (const id of cache.keys()) if (!known.has(id)) cache.delete(id);
    const byPlayer = new Map<string, AppearanceWithPlayer[]>();
    let since = performance.now();
    for (const tournament of tournaments) {
      const found = cache.get(tournament.id);
      const appearances =
        found?.state === tournament.state
          ? found.appearances
          : await repository.listAppearanceRows(tournament);
      // An appearance without a player is read again: it can get one without any change of its tournament.
      if (appearances.every(({ playerId }) => playerId !== null))
        cache.set(tournament.id, { state: tournament.state, appearances });
      for (const appearance of appearances) {
        const id = appearance.playerId === null ? null : findPlayerId(appearance.playerId, aliases);
        if (id === null) continue;
        const all = byPlayer.get(id);
        if (all) all.push(appearance);
        else byPlayer.set(id, [appearance]);
      }
      if (performance.now() - since < SLICE_MS) continue;
      await nextTurn();
      since = performance.now();
    }
    return byPlayer;
  };
}
