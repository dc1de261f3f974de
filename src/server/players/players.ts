import { getRetentionStart } from '../../domain/players/forgetting/retention';
import { pick } from '../../domain/lib/pick';
import type { EntryPerson } from '../../domain/play/model/entry';
import { addCorrection, pickChanges } from '../../domain/players/card/playerCorrection';
import type { PlayerCard } from '../../domain/players/playerWire';
import { withTransaction } from '../db/withTransaction';
import { getIsoNow } from '../lib/clock';
import { ConflictError, ProblemError } from '../lib/problem';
import { createPlayerExporter } from './export/playerExporter';
import { assignPlayersToEntries } from './identity/assignPlayersToEntries';
import { createPlayerNotFound } from './identity/createPlayerNotFound';
import { parseCorrection } from './identity/playerCorrections';
import { createPlayerRepository } from './identity/playerRepository';
import { createAppearanceCache } from './profiles/appearanceCache';
import { createPlayerCards } from './profiles/playerCards';
import { createPlayerList, type PlayersDependencies } from './profiles/playerList';
import { normalizePerson } from '../play/entries/checks';
import type { PlayStates } from '../play/log/playStates';
import { readPlayerAliases } from './identity/playerAliases';
import type { Ratings } from './rating/ratings';

type Dependencies = PlayersDependencies & {
  playStates: PlayStates;
  readRatings: () => Promise<Ratings>;
  forgetAfterMonths?: number | null;
};

const PERSON_FIELDS = ['givenName', 'familyName', 'phone', 'level'] as const;

/** Creates the calls of the players (PLAYER-2 to PLAYER-7). */
export function createPlayers(dependencies: Dependencies) {
  const { database, clock, forgetAfterMonths = null } = dependencies;

  /** Finds the players to offer for forgetting. Empty when the club has no limit (PLAYER-74). */
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

  /** Reads a player's card. A merged player's id leads to the player into which it was merged. */
  async function readCard(id: string): Promise<PlayerCard> {
    await assignPlayersToEntries(database, clock);
    return readPlayerCard((await readPlayerAliases(database)).resolve(id));
  }

  /**
   * Reads the card after a change.
   * @throws ConflictError 412 with the card, if its version was another one
   */
  async function readCardIfSet(isSet: boolean, id: string, what: string): Promise<PlayerCard> {
    const card = await readCard(id);
    if (isSet) return card;
    throw new ConflictError(
      `${what} тем временем изменили на другом устройстве. Посмотрите, как стало, и повторите, если нужно.`,
      card,
    );
  }

  return {
    list: createPlayerList(shared),

    readExport: createPlayerExporter(shared),

    /**
     * Reads a player's card.
     * @throws ProblemError 404
     */
    readCard,

    /**
     * Replaces the club's note (PLAYER-7).
     * @throws ProblemError 404, 422; ConflictError 412 with the current card
     */
    async setNote(id: string, note: string, expectedVersion: number): Promise<PlayerCard> {
      // PostgreSQL cannot store NUL in a text.
      if (note.includes('\0'))
        throw new ProblemError(422, 'В заметке есть знак, которого не бывает.');
      const { id: playerId } = await readCard(id);
      const isSet = await withTransaction(database, (transaction) =>
        createPlayerRepository(transaction).set(playerId, { note }, expectedVersion),
      );
      return readCardIfSet(isSet, playerId, 'Заметку');
    },

    /**
     * Corrects name, phone or level. Each applies until a later entry or application contains another value
     * (PLAYER-87).
     * @throws ProblemError 404, 422; ConflictError 412 with the current card
     */
    async correct(
      id: string,
      fields: Partial<EntryPerson>,
      expectedVersion: number,
    ): Promise<PlayerCard> {
      const card = await readCard(id);
      const shown = pick(card, PERSON_FIELDS);
      const changes = pickChanges(shown, normalizePerson({ ...shown, ...fields }));
      if (Object.keys(changes).length === 0) return card;
      const isSet = await withTransaction(database, async (transaction) => {
        const repository = createPlayerRepository(transaction);
        const player = (await repository.listActive()).find((one) => one.id === card.id);
        const at = parseCorrection(player?.correction ?? null)?.at ?? {};
        const known = addCorrection({ ...shown, at }, changes, getIsoNow(clock));
        const correction = JSON.stringify(known);
        return repository.set(card.id, { correction }, expectedVersion);
      });
      return readCardIfSet(isSet, card.id, 'Игрока');
    },

    /**
     * Merges a player into another one (PLAYER-6).
     * @throws ProblemError 404, 422
     */
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

    /**
     * Makes a merged player separate again (PLAYER-6).
     * @throws ProblemError 404, 422
     */
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
