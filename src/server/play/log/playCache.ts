import type { PlaysTable } from '../../db/tables';

/** More plays than are watched at the same time. */
const PLAYS_MAX = 50;

/**
 * Caches what is made of a play's changes until it has another version: while many look at a page, or send forms,
 * hundreds of changes are not folded for each of them.
 * @param read makes the value, from a tournament's play as it is stored
 */
export function createPlayCache<Value>(read: (tournamentId: number) => Promise<Value>) {
  const cache = new Map<number, { version: number; value: Value }>();
  return async ({
    tournament_id: id,
    version,
  }: Pick<PlaysTable, 'tournament_id' | 'version'>): Promise<Value> => {
    const found = cache.get(id);
    if (found?.version === version) return found.value;
    // What is stored meanwhile may be in it already, and has a later version.
    const value = await read(id);
    cache.delete(id);
    if (cache.size >= PLAYS_MAX) cache.delete(cache.keys().next().value!);
    cache.set(id, { version, value });
    return value;
  };
}
