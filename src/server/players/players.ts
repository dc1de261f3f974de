import { getRetentionStart } from '../../domain/players/forgetting/retention';
import type { PlayerCard } from '../../domain/players/playerWire';
import { withTransaction } from '../db/withTransaction';
import { ConflictError, ProblemError } from '../lib/problem';
import { createPlayerExporter } from './export/playerExporter';
import { assignPlayersToEntries } from './identity/assignPlayersToEntries';
import { createPlayerNotFound } from './identity/createPlayerNotFound';
import { createPlayerRepository } from './identity/playerRepository';
import { createAppearanceCache } from './profiles/appearanceCache';
import { createPlayerCards } from './profiles/playerCards';
import { createPlayerList, type PlayersDependencies } from './profiles/playerList';
import type { PlayStates } from '../play/log/playStates';
import { readPlayerAliases } from './identity/playerAliases';
import type { Ratings } from './rating/ratings';

type Dependencies = PlayersDependencies & {
  playStates: PlayStates;
  readRatings: () => Promise<Ratings>;
  forgetAfterMonths?: number | null;
};

/** PLAYER-2 to PLAYER-7: the players of the club's tournaments. */
export function createPlayers(dependencies: Dependencies) {
  const { database, clock, forgetAfterMonths = null } = dependencies;

  /** PLAYER-74; nobody where the club has set no limit. */
  const findOutdated = async (today: string): Promise<ReadonlySet<string>> =>
    forgetAfterMonths === null
      ? new Set<string>()
      : new Set(
          (
            await createPlayerRepository(database).listOutdated(
              getRetentionStart(today, forgetAfterMonths),
            )
          ).keys(),
        );

  const shared = {
    ...dependencies,
    findOutdated,
    readAppearances: createAppearanceCache(dependencies),
  };
  const readPlayerCard = createPlayerCards(shared);

  /** The id of a merged player leads to the one they were merged into. */
  async function readCard(id: string): Promise<PlayerCard> {
    await assignPlayersToEntries(database, clock);
    return readPlayerCard((await readPlayerAliases(database)).resolve(id));
  }

  return {
    list: createPlayerList(shared),

    readExport: createPlayerExporter(shared),

    /** @throws ProblemError 404 */
    readCard,

    /** PLAYER-7: replaces the club's note. @throws ProblemError 404, 422; ConflictError 412 with the card as it is */
    async setNote(id: string, note: string, expectedVersion: number): Promise<PlayerCard> {
      // PostgreSQL cannot store NUL in a text.
      if (note.includes('\0'))
        throw new ProblemError(422, 'В заметке есть знак, которого не бывает.');
      const { id: playerId } = await readCard(id);
      const isSet = await withTransaction(database, (transaction) =>
        createPlayerRepository(transaction).setNote(playerId, note, expectedVersion),
      );
      if (isSet) return readCard(playerId);
      throw new ConflictError(
        'Заметку тем временем изменили на другом устройстве. Посмотрите, как стало, и повторите, если нужно.',
        await readCard(playerId),
      );
    },

    /** PLAYER-6: merges a player into another one. @throws ProblemError 404, 422 */
    async merge(id: string, into: string): Promise<PlayerCard> {
      await assignPlayersToEntries(database, clock);
      const target = await withTransaction(database, async (transaction) => {
        const repository = createPlayerRepository(transaction);
        const known = new Set((await repository.listActive()).map((one) => one.id));
        if (!known.has(id) || !known.has(into)) throw createPlayerNotFound();
        const { resolve } = await readPlayerAliases(transaction);
        const [one, other] = [resolve(id), resolve(into)];
        if (one === other) throw new ProblemError(422, 'Это уже один игрок.');
        await repository.setMerged(one, other);
        return other;
      });
      return readCard(target);
    },

    /** PLAYER-6: makes a merged player separate again. @throws ProblemError 404, 422 */
    async unmerge(id: string): Promise<PlayerCard> {
      await withTransaction(database, async (transaction) => {
        const repository = createPlayerRepository(transaction);
        const player = (await repository.listActive()).find((one) => one.id === id);
        if (!player) throw createPlayerNotFound();
        if (player.mergedInto === null) {
          throw new ProblemError(422, 'Этот игрок ни с кем не объединён.');
        }
        await repository.setMerged(id, null);
      });
      return readCard(id);
    },
  };
}
