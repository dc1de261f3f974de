import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AppearanceWithPlayer } from '../../../domain/players/card/buildPlayerCard';
import type { ClubDatabase } from '../../db/tables';
import type { PlayStates } from '../../play/log/playStates';
import { readPlayerAliases } from '../identity/playerAliases';
import { EMPTY_PLAY_STATE } from '../../../domain/play/log/playState';
import { createPlayerRepository, type TournamentPeopleTag } from '../identity/playerRepository';
import { listAppearances } from './listAppearances';

type Dependencies = { database: ClubDatabase; playStates: PlayStates };

/** Milliseconds of work before other requests get their turn. */
export const SLICE_MS = 10;

/**
 * Caches players' tournaments, keyed by player id (PLAYER-80). Only changed data are read and folded, in slices. A new
 * score therefore costs one play.
 */
export function createAppearanceCache({ database, playStates }: Dependencies) {
  const repository = createPlayerRepository(database);
  const cache = new Map<number, { state: string; appearances: readonly AppearanceWithPlayer[] }>();

  async function readAppearances(tournament: TournamentPeopleTag): Promise<AppearanceWithPlayer[]> {
    const { id, hasPlay } = tournament;
    const rows = await repository.listAppearanceRows(id);
    const state = hasPlay ? (await playStates.read(id)).state : EMPTY_PLAY_STATE;
    return listAppearances(tournament, rows, state);
  }

  return async (): Promise<Map<string, AppearanceWithPlayer[]>> => {
    const tournaments = await repository.listTournamentRevisions();
    const aliases = await readPlayerAliases(database);
    const known = new Set(tournaments.map(({ id }) => id));
    for (const id of cache.keys()) if (!known.has(id)) cache.delete(id);
    const byPlayer = new Map<string, AppearanceWithPlayer[]>();
    let since = performance.now();
    for (const tournament of tournaments) {
      const found = cache.get(tournament.id);
      const appearances =
        found?.state === tournament.state ? found.appearances : await readAppearances(tournament);
      // An appearance without a player is read again. It may get a player without a change of its tournament.
      if (appearances.every(({ playerId }) => playerId !== null))
        cache.set(tournament.id, { state: tournament.state, appearances });
      for (const appearance of appearances) {
        const id = appearance.playerId === null ? null : aliases.findActive(appearance.playerId);
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
