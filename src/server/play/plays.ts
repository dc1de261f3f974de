import { randomUUID } from 'node:crypto';
import type { Sex } from '../../domain/draw/base/drawnRound';
import type { EntryPerson } from '../../domain/play/model/entry';
import type { PlayChange, PlayEvent } from '../../domain/play/log/events';
import type { LinkPurpose } from '../../domain/play/wire/links';
import { isPairViolation, PAIR_VIOLATION_TEXTS } from '../../domain/play/roster/pairRules';
import { isRefusal } from '../../domain/play/log/playState';
import type { PlaySummary } from '../../domain/play/wire/playSummary';
import type { Tournament } from '../../domain/tournament/tournament';
import { getIsoNow } from '../lib/clock';
import { ConflictError, ProblemError } from '../lib/problem';
import type { ClubDatabase } from '../db/tables';
import { assignPlayers } from '../players/identity/assignPlayers';
import { createRatings } from '../players/rating/ratings';
import { setEntryWishes, type WishRequest } from '../players/wishes/entryWishes';
import { createTournamentNotFound } from '../tournaments/tournamentChanges';
import { createTournamentRepository } from '../tournaments/tournamentRepository';
import {
  assertEvents,
  assertPartners,
  normalizePerson,
  type SendableEvent,
} from './entries/checks';
import { createEntryRepository } from './entries/entryRepository';
import type { PlayResponse, PlayChangeResponse } from './contract/playResponse';
import { createPlayRepository, createSignUpPageKeys } from './log/playRepository';
import {
  createPlayTransactions,
  type PlayDependencies,
  type PlayTransaction,
} from './log/playTransaction';
import { readPlayResponse, type PlayReadDependencies } from './readPlayResponse';
import { createWinnerRepository } from './log/winnerRepository';

/** A change as a person sends it; with `undoes` the server itself works out the events. */
export type ChangeRequest = Pick<PlayChange, 'id' | 'undoes'> & {
  events: readonly SendableEvent[];
};

/** Persons who come in together; `id` is the change's. */
export type AddRequest = {
  id: string;
  entries: readonly (EntryPerson & { id: string; sex?: Sex | null; partner?: string | null })[];
};

const noSuchEntry = (status: number) => new ProblemError(status, 'Такой записи в составе нет.');

const conflict = async (
  database: ClubDatabase,
  tournament: Tournament,
  reading: PlayReadDependencies,
) =>
  new ConflictError(
    'Это тем временем изменили на другом устройстве. Посмотрите, как стало, и повторите, если нужно.',
    await readPlayResponse(database, tournament, reading),
  );

/**
 * ROSTER-14: the change that is to be undone.
 * @throws ProblemError 422 where there is none, or it cannot be undone in this way
 */
function changeToUndo({ changes }: PlayTransaction, id: string): PlayChange {
  const change = changes.find((one) => one.id === id);
  if (!change) throw new ProblemError(422, 'Такого изменения в истории состава нет.');
  if (change.events.some(({ kind }) => kind === 'personCorrected')) {
    throw new ProblemError(422, 'Исправление данных игрока отменяют новым исправлением.');
  }
  return change;
}

/** ROSTER-30: the plays of the club's tournaments. */
export function createPlays(dependencies: PlayDependencies) {
  const { database, clock } = dependencies;
  const reading: PlayReadDependencies = { clock, ratings: createRatings(database, clock) };
  const { within, store, admit, apply, undo } = createPlayTransactions(dependencies);

  async function tournamentOf(id: number): Promise<Tournament> {
    const tournament = await createTournamentRepository(database).find(id);
    if (!tournament) throw createTournamentNotFound();
    return tournament;
  }

  /** The stored change that a request repeats, because its answer was lost on the way. */
  const findRepeated = ({ changes }: PlayTransaction, id: string) =>
    changes.find((one) => one.id === id);

  /** Reads the play once the change is on the disk. */
  const answer = async (change: PlayChange, tournamentId: number): Promise<PlayChangeResponse> => ({
    change,
    play: await readPlayResponse(database, await tournamentOf(tournamentId), reading),
  });

  return {
    /** Begins the play where nobody has looked at it yet. @throws ProblemError 404 */
    async read(tournamentId: number): Promise<PlayResponse> {
      const tournament = await tournamentOf(tournamentId);
      const isBegun = (await createPlayRepository(database).find(tournamentId)) !== undefined;
      const isUpToDate =
        isBegun &&
        (await createEntryRepository(database).newApplications(tournamentId)).length === 0;
      if (!isUpToDate) await within(tournamentId, async () => undefined);
      return readPlayResponse(database, tournament, reading);
    },

    /** ROSTER-17, PLAY-16: what the list of tournaments shows of each play. */
    async summaries(): Promise<PlaySummary[]> {
      const rows = await createPlayRepository(database).summaries();
      const names = await createWinnerRepository(database).names();
      return rows.map(({ winners, ...counts }) => {
        const ids = JSON.parse(winners ?? '[]') as string[];
        return {
          ...counts,
          finished: winners !== null,
          winners: ids.flatMap((id) => names.get(id) ?? []),
        };
      });
    },

    /** Everything that was done in a play, newest first. @throws ProblemError 404 */
    async history(tournamentId: number): Promise<PlayChange[]> {
      await tournamentOf(tournamentId);
      return (await createPlayRepository(database).listChanges(tournamentId)).toReversed();
    },

    /** ROSTER-1: lets in whoever has applied, where the play has begun. */
    async admitApplications(tournamentId: number): Promise<void> {
      if (!(await createPlayRepository(database).find(tournamentId))) return;
      await within(tournamentId, async () => undefined);
    },

    /** @throws ProblemError 404, 422; ConflictError 412 with the play as it is */
    async change(
      tournamentId: number,
      { id, events, undoes }: ChangeRequest,
      username: string,
    ): Promise<PlayChangeResponse> {
      assertEvents(events, undoes);
      const change = await within(tournamentId, async (work) => {
        const repeatedChange = findRepeated(work, id);
        if (repeatedChange) return repeatedChange;
        const result = await (undoes === null
          ? apply(work, { id, events, username })
          : undo(work, changeToUndo(work, undoes), { id, username }));
        return isRefusal(result) ? result : result.change;
      });
      if (!isRefusal(change)) return answer(change, tournamentId);
      if (change.refused === 'unknownEntry') throw noSuchEntry(422);
      if (change.refused === 'invalid') {
        throw new ProblemError(422, 'Такого раунда или счёта быть не может.');
      }
      if (isPairViolation(change.refused)) {
        throw new ProblemError(422, PAIR_VIOLATION_TEXTS[change.refused]);
      }
      throw await conflict(database, await tournamentOf(tournamentId), reading);
    },

    /** ROSTER-4, ROSTER-5: adds persons at the desk. @throws ProblemError 404, 422 */
    async add(
      tournamentId: number,
      { id, entries }: AddRequest,
      username: string,
    ): Promise<PlayChangeResponse> {
      assertPartners(entries);
      const createdAt = getIsoNow(clock);
      const arrivals = entries.map((entry, index) => ({
        ...normalizePerson(entry, `entries[${index}]`),
        source: 'desk' as const,
        applicationId: null,
        consentVersion: null,
        cancelHash: null,
        createdAt,
        isHeldForReview: false,
      }));
      const change = await within(tournamentId, async (work) => {
        const repeatedChange = findRepeated(work, id);
        if (repeatedChange) return repeatedChange;
        const taken = await work.entries.taken(entries.map((entry) => entry.id));
        if (taken.length > 0) throw new ProblemError(422, `Запись ${taken[0]} уже есть.`);
        return (await admit(work, arrivals, { id, username })).change;
      });
      return answer(change, tournamentId);
    },

    /**
     * ROSTER-22: corrects name, phone or level of an entry.
     * @param expectedVersion of the person: what the correction builds on
     * @throws ProblemError 404, 422; ConflictError 412 with the play as it is
     */
    async correct(
      tournamentId: number,
      entryId: string,
      { expectedVersion, ...person }: EntryPerson & { expectedVersion: number },
      username: string,
    ): Promise<PlayResponse> {
      const corrected = normalizePerson(person);
      const isDone = await within(tournamentId, async (work) => {
        if (!(entryId in work.state.entries)) throw noSuchEntry(404);
        if (!(await work.entries.correct(entryId, expectedVersion, corrected))) return false;
        const events: PlayEvent[] = [{ kind: 'personCorrected', entryId }];
        await store(work, { id: randomUUID(), username, events, undoes: null }, work.state);
        return true;
      });
      const tournament = await tournamentOf(tournamentId);
      if (!isDone) throw await conflict(database, tournament, reading);
      return readPlayResponse(database, tournament, reading);
    },

    /** APPLY-2: the sign-up page gets a new address; the old one is unknown from then on. @throws ProblemError 404 */
    async renewLink(tournamentId: number): Promise<PlayResponse> {
      await within(tournamentId, ({ plays }) => plays.update(tournamentId, createSignUpPageKeys()));
      return readPlayResponse(database, await tournamentOf(tournamentId), reading);
    },

    /** SEEN-1: gives a page a new address, or takes it away. @throws ProblemError 404 */
    async setLink(
      tournamentId: number,
      purpose: LinkPurpose,
      isThere: boolean,
    ): Promise<PlayResponse> {
      await within(tournamentId, async ({ plays }) => {
        if (isThere) await plays.setLink(tournamentId, purpose);
        else await plays.removeLink(tournamentId, purpose);
        await plays.update(tournamentId);
      });
      return readPlayResponse(database, await tournamentOf(tournamentId), reading);
    },

    /** DRAW-24: what several of its players are not to do together. @throws ProblemError 404, 422 */
    async setWishes(tournamentId: number, wishes: WishRequest): Promise<PlayResponse> {
      await assignPlayers(database, clock);
      await within(tournamentId, async ({ database: transaction, plays }) => {
        await setEntryWishes(transaction, tournamentId, wishes);
        await plays.update(tournamentId);
      });
      return readPlayResponse(database, await tournamentOf(tournamentId), reading);
    },
  };
}
