import type { PlayerCard } from '../../domain/players/playerWire';
import { keptSince } from '../../domain/players/retention';
import { inTransaction } from '../db/transaction';
import { ConflictError, ProblemError } from '../lib/problem';
import { assignPlayers } from './assignPlayers';
import { makePlayerExport } from './exportPlayer';
import { makePlayerCards } from './playerCards';
import { makePlayerList, type PlayersDependencies } from './playerList';
import { playerNotFound } from './playerNotFound';
import { makePlayerRepository } from './playerRepository';
import { makeRatings } from './ratings';
import { makeVisitCache } from './visitCache';
import { makeWishRepository } from './wishRepository';

/** PLAYER-2 to PLAYER-7: the players of the club's tournaments. */
export function makePlayers(
  dependencies: PlayersDependencies & { forgetAfterMonths?: number | null },
) {
  const { database, clock, forgetAfterMonths = null } = dependencies;

  /** PLAYER-74; nobody where the club has set no limit. */
  const findOutdated = async (today: string): Promise<ReadonlySet<string>> =>
    forgetAfterMonths === null
      ? new Set<string>()
      : new Set(
          (
            await makePlayerRepository(database).outdated(keptSince(today, forgetAfterMonths))
          ).keys(),
        );

  const shared = {
    ...dependencies,
    findOutdated,
    visitsByPlayer: makeVisitCache(database),
    ratings: makeRatings(database, clock),
  };
  const readCard = makePlayerCards(shared);

  /** The id of a merged player leads to the one they were merged into. */
  async function card(id: string): Promise<PlayerCard> {
    await assignPlayers(database, clock);
    return readCard((await makeWishRepository(database).merged())(id));
  }

  return {
    list: makePlayerList(shared),

    exported: makePlayerExport(shared),

    /** @throws ProblemError 404 */
    card,

    /** PLAYER-7: replaces the club's note. @throws ProblemError 404, 422; ConflictError 412 with the card as it is */
    async setNote(id: string, note: string, expectedVersion: number): Promise<PlayerCard> {
      // PostgreSQL cannot store NUL in a text.
      if (note.includes('\0'))
        throw new ProblemError(422, 'В заметке есть знак, которого не бывает.');
      const { id: playerId } = await card(id);
      const isSet = await inTransaction(database, (transaction) =>
        makePlayerRepository(transaction).setNote(playerId, note, expectedVersion),
      );
      if (isSet) return card(playerId);
      throw new ConflictError(
        'Заметку тем временем изменили на другом устройстве. Посмотрите, как стало, и повторите, если нужно.',
        await card(playerId),
      );
    },

    /** PLAYER-6: merges a player into another one. @throws ProblemError 404, 422 */
    async merge(id: string, into: string): Promise<PlayerCard> {
      await assignPlayers(database, clock);
      const target = await inTransaction(database, async (transaction) => {
        const repository = makePlayerRepository(transaction);
        const known = new Set((await repository.known()).map((one) => one.id));
        if (!known.has(id) || !known.has(into)) throw playerNotFound();
        const mergedOf = await makeWishRepository(transaction).merged();
        const [one, other] = [mergedOf(id), mergedOf(into)];
        if (one === other) throw new ProblemError(422, 'Это уже один игрок.');
        await repository.setMerged(one, other);
        return other;
      });
      return card(target);
    },

    /** PLAYER-6: makes a merged player separate again. @throws ProblemError 404, 422 */
    async separate(id: string): Promise<PlayerCard> {
      await inTransaction(database, async (transaction) => {
        const repository = makePlayerRepository(transaction);
        const player = (await repository.known()).find((one) => one.id === id);
        if (!player) throw playerNotFound();
        if (player.mergedInto === null) {
          throw new ProblemError(422, 'Этот игрок ни с кем не объединён.');
        }
        await repository.setMerged(id, null);
      });
      return card(id);
    },
  };
}
