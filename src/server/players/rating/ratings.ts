import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  toRatedLevel,
  computeLevelScale,
  type RatedLevel,
} from '../../../domain/rating/levelScale';
import {
  listRatedMatches,
  rateMatch,
  type PlayerRating,
  type RatedMatch,
} from '../../../domain/rating/ratePlayers';
import type { ClubDatabase } from '../../db/tables';
import type { Clock } from '../../lib/clock';
import { createSharedReads } from '../../lib/sharedReads';
import type { PlayStates } from '../../play/log/playStates';
import { assignPlayersToEntries } from '../identity/assignPlayersToEntries';
import { readPlayerAliases } from '../identity/playerAliases';
import { createRatingRepository } from './ratingRepository';

/** A player's level after a tournament. */
type FormPoint = { tournamentId: number; date: string; level: number };

export type Ratings = {
  levels: ReadonlyMap<string, RatedLevel>;
  /** Finds a player's level. A merged player has the level of the remaining player. */
  findLevel: (playerId: string) => number | null;
  /** Points by player, oldest tournament first. A player's points start after enough matches. */
  form: ReadonlyMap<string, readonly FormPoint[]>;
};

/** A play's version in one life of the database (`buildIncarnationColumnSql`). */
type RatedPlay = { id: number; version: number; instance: string | null };

/** Number of matches rated at once. This takes a few milliseconds, during which other requests wait. */
const MATCHES_AT_ONCE = 100;

/** Returns the match with players in place of entries. Null unless the players are four. */
function findMatchByPlayers(
  { a, b, ...scores }: RatedMatch,
  playerOf: (entryId: string) => string | null,
): RatedMatch | null {
  const four = [...a, ...b].map(playerOf).filter((id) => id !== null);
  if (new Set(four).size < 4) return null;
  const [one, two, three, last] = four as [string, string, string, string];
  return { a: [one, two], b: [three, last], ...scores };
}

type Dependencies = { database: ClubDatabase; clock: Clock; playStates: PlayStates };

/**
 * Creates the current ratings of players (PLAYER-43). After a change the next read computes them again from the first
 * match. Only changed plays are folded again.
 */
export function createRatings({ database, clock, playStates }: Dependencies) {
  const repository = createRatingRepository(database);
  const share = createSharedReads<Ratings>(1);
  /** The cache has all plays, of which `playStates` keeps only some. */
  const shareMatches = createSharedReads<readonly RatedMatch[]>(Infinity);

  const readMatches = ({ id, version, instance }: RatedPlay) =>
    shareMatches(id, `${instance}.${version}`, async () => {
      const { state } = await playStates.read(id);
      await nextTurn();
      return listRatedMatches(state.rounds);
    });

  async function computeRatings(): Promise<Ratings> {
    const { resolve: resolveAlias } = await readPlayerAliases(database);
    const playerIds = await repository.readPlayersByEntry();
    const playerOf = (entryId: string) => {
      const id = playerIds.get(entryId);
      return id === undefined ? null : resolveAlias(id);
    };
    const stated = new Map<string, number>();
    for (const { playerId, level } of await repository.listStatedLevels()) {
      stated.set(resolveAlias(playerId), level);
    }

    const ratings = new Map<string, PlayerRating>();
    const tournaments: { tournamentId: number; date: string; after: [string, PlayerRating][] }[] =
      [];
    let done = 0;
    for (const play of await repository.listPlays()) {
      const participantIds = new Set<string>();
      for (const match of await readMatches(play)) {
        const rated = findMatchByPlayers(match, playerOf);
        if (!rated) continue;
        rateMatch(ratings, rated);
        for (const id of [...rated.a, ...rated.b]) participantIds.add(id);
        if ((done += 1) % MATCHES_AT_ONCE === 0) await nextTurn();
      }
      const after = [...participantIds].map((id): [string, PlayerRating] => [id, ratings.get(id)!]);
      if (after.length > 0) tournaments.push({ tournamentId: play.id, date: play.date, after });
    }

    const scale = computeLevelScale(ratings, (id) => stated.get(id) ?? null);
    const form = new Map<string, FormPoint[]>();
    for (const { after, ...tournament } of tournaments) {
      for (const [id, rating] of after) {
        const { level } = toRatedLevel(scale, rating);
        if (level === null) continue;
        form.set(id, [...(form.get(id) ?? []), { ...tournament, level }]);
      }
    }
    const levels = new Map([...ratings].map(([id, rating]) => [id, toRatedLevel(scale, rating)]));
    const findLevel = (playerId: string) => levels.get(resolveAlias(playerId))?.level ?? null;
    return { levels, findLevel, form };
  }

  return async (): Promise<Ratings> => {
    await assignPlayersToEntries(database, clock, () => nextTurn());
    // The result may include a newer change, which also changes the tag.
    return share(0, await repository.readTag(), computeRatings);
  };
}
