import type { PlaysTable } from '../../db/tables';

/** More plays than are watched at the same time. */
const KEPT_MAX = 50;

/**
 * Keeps what is made of a play's changes until it has another version: while many look at a page, or send forms,
 * hundreds of changes are not added up for each of them.
 * @param read makes what is kept, from a tournament's play as it is stored
 */
export function createPlayCache<Kept>(read: (tournamentId: number) => Promise<Kept>) {
  const kept = new Map<number, { version: number; value: Kept }>();
  return async ({
    tournament_id: id,
    version,
  }: Pick<PlaysTable, 'tournament_id' | 'version'>): Promise<Kept> => {
    const found = kept.get(id);
    if (found?.version === version) return found.value;
    // What is stored meanwhile may be in it already, and has a later version.
    const value = await read(id);
    kept.delete(id);
    if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value!);
    kept.set(id, { version, value });
    return value;
  };
}
