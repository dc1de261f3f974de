import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PlayerAppearance } from '../../../domain/players/card/buildPlayerCard';
import type { ClubDatabase } from '../../db/tables';
import { createPlayerRepository } from '../identity/playerRepository';

/** Other requests get their turn after so many ms. */
export const SLICE_MS = 10;

/** The player that an id stands for after merges; null for a forgotten one. Even a circle of merges comes to an end. */
function playerOf(id: string, others: ReadonlyMap<string, string | null>): string | null {
  let found = id;
  for (let left = others.size; left > 0 && others.has(found); left -= 1) {
    const next = others.get(found) ?? null;
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
  const kept = new Map<number, { state: string; visits: readonly PlayerAppearance[] }>();

  return async (): Promise<Map<string, PlayerAppearance[]>> => {
    const tournaments = await repository.tournaments();
    const others = await repository.others();
    const known = new Set(tournaments.map(({ id }) => id));
    for (const id of kept.keys()) if (!known.has(id)) kept.delete(id);
    const byPlayer = new Map<string, PlayerAppearance[]>();
    let since = performance.now();
    for (const tournament of tournaments) {
      const found = kept.get(tournament.id);
      const visits =
        found?.state === tournament.state ? found.visits : await repository.visits(tournament);
      // A visit without a player is read again: it can get one without any change of its tournament.
      if (visits.every(({ playerId }) => playerId !== null))
        kept.set(tournament.id, { state: tournament.state, visits });
      for (const visit of visits) {
        const id = visit.playerId === null ? null : playerOf(visit.playerId, others);
        if (id === null) continue;
        const all = byPlayer.get(id);
        if (all) all.push(visit);
        else byPlayer.set(id, [visit]);
      }
      if (performance.now() - since < SLICE_MS) continue;
      await nextTurn();
      since = performance.now();
    }
    return byPlayer;
  };
}
