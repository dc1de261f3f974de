import { foldChanges, type PlayState } from '../../domain/play/playState';
import type { PlaysTable } from '../db/tables';
import type { PlayRepository } from '../play/playRepository';

/** More than are signed up for at the same time. */
const KEPT_MAX = 50;

/**
 * Keeps what the changes of a play add up to, until it has another version: while many look at a page, or send
 * forms, hundreds of changes are not added up for each of them.
 */
export function makePlayCache(plays: PlayRepository) {
  const kept = new Map<number, { version: number; state: PlayState }>();
  return async ({
    tournament_id: id,
    version,
  }: Pick<PlaysTable, 'tournament_id' | 'version'>): Promise<PlayState> => {
    const found = kept.get(id);
    if (found?.version === version) return found.state;
    // What is stored meanwhile may be in it already, and has a later version.
    const state = foldChanges(await plays.changes(id));
    kept.delete(id);
    if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value!);
    kept.set(id, { version, state });
    return state;
  };
}
