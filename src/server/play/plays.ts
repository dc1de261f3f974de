import { randomUUID } from 'node:crypto';
import type { Sex } from '../../domain/draw/base/drawnRound';
import type { CarriedSettings } from '../../domain/play/model/carriedSettings';
import { isTotalPossible } from '../../domain/play/model/gameSettings';
import type { EntryPerson } from '../../domain/play/model/entry';
import type { PlayChange, PlayEvent } from '../../domain/play/log/events';
import type { LinkPurpose } from '../../domain/play/wire/links';
import { isRefusal } from '../../domain/play/log/playState';
import type { PlaySummary } from '../../domain/play/roster/playSummary';
import type { Tournament } from '../../domain/tournament/tournament';
import { getIsoNow } from '../lib/clock';
import { ProblemError } from '../lib/problem';
import { assignPlayersToEntries } from '../players/identity/assignPlayersToEntries';
import { followPersonCorrection } from '../players/identity/followPersonCorrection';
import { storeEntryWishes, type WishRequest } from '../players/wishes/entryWishes';
import { readStoredTournament } from '../tournaments/tournamentChanges';
import {
  assertDistinctEntries,
  assertMeaningfulEvents,
  assertMutualPartners,
  getChangeToUndo,
  normalizePerson,
} from './entries/checks';
import { createEntryRepository } from './entries/entryRepository';
import type { SendableEvent } from './contract/eventSchemas';
import type { PlayResponse, PlayChangeResponse } from './contract/playResponse';
import { createPlayRepository, generateSignUpSecrets } from './log/playRepository';
import {
  createPlayTransactions,
  type PlayDependencies,
  type PlayTransaction,
} from './log/playTransaction';
import { readPlayAsResponse, type PlayReadDependencies } from './readPlayAsResponse';
import { createResentChangeFinder } from './log/repeatedChanges';
import { createUsualSettingsRepository } from './log/usualSettingsRepository';
import { createWinnerRepository } from './log/winnerRepository';
import {
  createConflictError,
  createEntryNotFound,
  createRefusalProblem,
  createTotalProblem,
} from './refusalProblems';

/** A change in its request form. With `undoes` the server computes the events. */
export type PlayChangeRequest = Pick<PlayChange, 'id' | 'undoes'> & {
  events: readonly SendableEvent[];
};

/** People who enter together. `id` is the id of the change. */
export type AddEntriesRequest = {
  id: string;
  entries: readonly (EntryPerson & { id: string; sex?: Sex | null; partner?: string | null })[];
};

/** Creates the calls of the tournaments' plays (ROSTER-30). */
export function createPlays(dependencies: PlayDependencies & PlayReadDependencies) {
  const { database, clock, playStates } = dependencies;
  const { withPlay, followUsualSettings, store, addEntries, apply, undo } =
    createPlayTransactions(dependencies);
  const repeated = createResentChangeFinder(clock);

  /** Reads a started play. Only here it follows others: a change is made of the settings that its sender saw (PLAY-71). */
  async function readCurrent(tournament: Tournament): Promise<PlayResponse> {
    await followUsualSettings(tournament, await playStates.read(tournament.id));
    return readPlayAsResponse(database, tournament, dependencies);
  }

  const readResponse = async (tournamentId: number): Promise<PlayResponse> =>
    readCurrent(await readStoredTournament(database, tournamentId));

  /** Changes data outside the log, and reads the play. */
  const changePlay = (
    tournamentId: number,
    work: (play: PlayTransaction) => Promise<void>,
  ): Promise<PlayResponse> => withPlay(tournamentId, work).then(() => readResponse(tournamentId));

  /** Reads the play after the change is on the disk. */
  const readChangeResponse = async (
    change: PlayChange,
    tournamentId: number,
  ): Promise<PlayChangeResponse> => ({ change, play: await readResponse(tournamentId) });

  return {
    /**
     * Reads a play, and starts it if necessary.
     * @throws ProblemError 404
     */
    async read(tournamentId: number): Promise<PlayResponse> {
      const tournament = await readStoredTournament(database, tournamentId);
      const isStarted = (await createPlayRepository(database).find(tournamentId)) !== undefined;
      const isUpToDate =
        isStarted &&
        (await createEntryRepository(database).listNewApplications(tournamentId)).length === 0;
      if (!isUpToDate) await withPlay(tournamentId, async () => undefined);
      return readCurrent(tournament);
    },

    /** Lists each play's figures for the list of tournaments (ROSTER-17, PLAY-16). */
    async listSummaries(): Promise<PlaySummary[]> {
      const rows = await createPlayRepository(database).listSummaries();
      const names = await createWinnerRepository(database).readNames();
      return rows.map(({ winners, ...counts }) => {
        const ids = JSON.parse(winners ?? '[]') as string[];
        return {
          ...counts,
          finished: winners !== null,
          winners: ids.flatMap((id) => names.get(id) ?? []),
        };
      });
    },

    /**
     * Lists all changes of a play, newest first.
     * @throws ProblemError 404
     */
    async listHistory(tournamentId: number): Promise<PlayChange[]> {
      await readStoredTournament(database, tournamentId);
      return (await createPlayRepository(database).listHistory(tournamentId)).toReversed();
    },

    /**
     * Makes a change of a play.
     * @throws ProblemError 404, 422; ConflictError 412 with the current play
     */
    async applyChange(
      tournamentId: number,
      { id, events, undoes }: PlayChangeRequest,
      username: string,
    ): Promise<PlayChangeResponse> {
      assertMeaningfulEvents(events, undoes);
      const change = await withPlay(tournamentId, async (play) => {
        const repeatedChange = await repeated.find(play, id, { events, undoes });
        if (repeatedChange) return repeatedChange;
        const result = await (undoes === null
          ? apply(play, { id, events, username })
          : undo(play, await getChangeToUndo(play, undoes), { id, username }));
        if (isRefusal(result)) return result;
        await repeated.remember(play, id, { events, undoes });
        return result.change;
      });
      if (!isRefusal(change)) return readChangeResponse(change, tournamentId);
      throw createRefusalProblem(change, await readResponse(tournamentId));
    },

    /**
     * Adds players at the desk (ROSTER-4, ROSTER-5).
     * @throws ProblemError 404, 422
     */
    async addDeskEntries(
      tournamentId: number,
      { id, entries }: AddEntriesRequest,
      username: string,
    ): Promise<PlayChangeResponse> {
      assertDistinctEntries(entries);
      assertMutualPartners(entries);
      const createdAt = getIsoNow(clock);
      const joiningEntries = entries.map((entry, index) => ({
        ...normalizePerson(entry, `entries[${index}]`),
        source: 'desk' as const,
        applicationId: null,
        consentVersion: null,
        cancelHash: null,
        createdAt,
      }));
      const change = await withPlay(tournamentId, async (play) => {
        const repeatedChange = await repeated.find(play, id, { entries });
        if (repeatedChange) return repeatedChange;
        const takenIds = await play.entries.listTaken(entries.map((entry) => entry.id));
        if (takenIds.length > 0) throw new ProblemError(422, `Запись ${takenIds[0]} уже есть.`);
        await repeated.remember(play, id, { entries });
        return (await addEntries(play, joiningEntries, { id, username })).change;
      });
      return readChangeResponse(change, tournamentId);
    },

    /**
     * Corrects the name, phone or level of an entry (ROSTER-22).
     * @param expectedVersion the version of the person to correct
     * @throws ProblemError 404, 422; ConflictError 412 with the current play
     */
    async correctEntry(
      tournamentId: number,
      entryId: string,
      { expectedVersion, ...person }: EntryPerson & { expectedVersion: number },
      username: string,
    ): Promise<PlayResponse> {
      const normalizedPerson = normalizePerson(person);
      const isDone = await withPlay(tournamentId, async (play) => {
        if (!(entryId in play.state.entries)) throw createEntryNotFound(404);
        const before = (await play.entries.find(entryId))!;
        if (!(await play.entries.correct(entryId, expectedVersion, normalizedPerson))) return false;
        await followPersonCorrection(play.database, before, normalizedPerson, getIsoNow(clock));
        const events: PlayEvent[] = [{ kind: 'personCorrected', entryId }];
        await store(play, { id: randomUUID(), username, events, undoes: null }, play.state);
        return true;
      });
      const play = await readResponse(tournamentId);
      if (!isDone) throw createConflictError(play);
      return play;
    },

    /**
     * Sets a new address of the sign-up page. The old address becomes unknown (APPLY-2).
     * @throws ProblemError 404
     */
    renewLink: (tournamentId: number): Promise<PlayResponse> =>
      changePlay(tournamentId, ({ plays }) => plays.update(tournamentId, generateSignUpSecrets())),

    /**
     * Sets a new address of a page, or removes the address (SEEN-1).
     * @throws ProblemError 404
     */
    setLink: (
      tournamentId: number,
      purpose: LinkPurpose,
      isThere: boolean,
    ): Promise<PlayResponse> =>
      changePlay(tournamentId, async ({ plays }) => {
        if (isThere) await plays.setLink(tournamentId, purpose);
        else await plays.removeLink(tournamentId, purpose);
        await plays.update(tournamentId);
      }),

    /**
     * Stores settings as the club's usual ones for the tournament's type (PLAY-72).
     * @throws ProblemError 404, or 422 for a sum that no play could have
     */
    setUsualSettings: (tournamentId: number, settings: CarriedSettings): Promise<PlayResponse> =>
      changePlay(tournamentId, async ({ database: transaction, plays, tournament }) => {
        if (!isTotalPossible(settings)) throw createTotalProblem();
        await createUsualSettingsRepository(transaction).set(tournament.tournament_type, settings);
        await plays.update(tournamentId);
      }),

    /**
     * Sets a wish about several players of a play (DRAW-24).
     * @throws ProblemError 404, 422
     */
    async setWishes(tournamentId: number, wishes: WishRequest): Promise<PlayResponse> {
      await assignPlayersToEntries(database, clock);
      return changePlay(tournamentId, async ({ database: transaction, plays }) => {
        await storeEntryWishes(transaction, tournamentId, wishes);
        await plays.update(tournamentId);
      });
    },
  };
}
