import { randomUUID } from 'node:crypto';
import {
  acceptChange,
  acceptUndo,
  type AcceptedChange,
} from '../../../domain/play/changes/acceptChange';
import { createEntryAddedEvents } from '../../../domain/play/roster/waitlist';
import type { Sex } from '../../../domain/draw/base/drawnRound';
import type { PlayChange, PlayEvent } from '../../../domain/play/log/events';
import { splitName } from '../../../domain/play/people/names';
import { isRefusal, type PlayState, type Refusal } from '../../../domain/play/log/playState';
import { applyEvents } from '../../../domain/play/log/fold';
import type { PlaySettings } from '../../../domain/play/model/settings';
import { isPromotionOpen } from '../../../domain/play/signUp/signUpTimes';
import type { Tournament } from '../../../domain/tournament/tournament';
import { getIsoNow, type Clock } from '../../lib/clock';
import type { ClubDatabase } from '../../db/tables';
import { withTransaction } from '../../db/withTransaction';
import { createTournamentNotFound } from '../../tournaments/tournamentChanges';
import { createTournamentRepository } from '../../tournaments/tournamentRepository';
import { computePlaySummaryCounts } from './computePlaySummaryCounts';
import {
  createEntryRepository,
  type EntryRepository,
  type NewEntry,
} from '../entries/entryRepository';
import { createReviewRepository, listMentionedReviewEntries } from '../entries/reviewEntries';
import { recordSignUpApplications } from '../entries/signUpApplications';
import { createPlayRepository, type PlayRepository } from './playRepository';
import { readFoldedPlay, type FoldedPlay } from './playStates';
import { isBesideLog, listAcceptedEntryIds } from '../../../domain/play/roster/reviewEvents';

export type PlayDependencies = {
  database: ClubDatabase;
  clock: Clock;
  /** IANA name of the club's time zone. */
  timeZone: string;
};

/** A play locked by the current transaction (unit of work). */
export type PlayTransaction = Pick<FoldedPlay, 'changes' | 'reviewEntries'> & {
  /** Of that transaction. */
  database: ClubDatabase;
  plays: PlayRepository;
  entries: EntryRepository;
  tournament: Tournament;
  /** With the sign-ups under review. */
  state: PlayState;
};

/** A person who comes in now. */
type JoiningPerson = NewEntry & {
  /** PLAY-46, PLAY-52: parts of the entry's state in the log, not of what is stored with the person. */
  sex?: Sex | null;
  partner?: string | null;
};

/** A change as it was stored, and the play after it. */
type StoredChange = { change: PlayChange; play: PlayTransaction };

/** What every change of a play is made of; each is judged and stored in one transaction. */
export function createPlayTransactions({ database, clock, timeZone }: PlayDependencies) {
  /**
   * Adds the sign-ups under review that events speak of to the play's changes (APPLY-12). Each is a change of its own,
   * so that undoing the desk's leaves it under review.
   */
  async function addMentioned(
    play: PlayTransaction,
    events: readonly PlayEvent[],
  ): Promise<PlayTransaction> {
    const mentioned = listMentionedReviewEntries(play.reviewEntries, events);
    const added: PlayChange[] = mentioned.map((entry) => ({
      ...{ id: randomUUID(), at: entry.createdAt, username: null, undoes: null },
      events: entry.events,
    }));
    for (const change of added) await play.plays.addChange(play.tournament.id, change, false);
    const reviews = createReviewRepository(play.database);
    for (const { id } of mentioned) await reviews.setState(id, null);
    return {
      ...play,
      changes: [...play.changes, ...added],
      reviewEntries: play.reviewEntries.filter((entry) => !mentioned.includes(entry)),
    };
  }

  /** Stores a change whose events were accepted, with what is counted of the play afterwards. */
  async function store(
    before: PlayTransaction,
    draft: Omit<PlayChange, 'at'>,
    state: PlayState,
  ): Promise<StoredChange> {
    const reviews = createReviewRepository(before.database);
    const isBeside = isBesideLog(draft.events, new Set(before.reviewEntries.map(({ id }) => id)));
    const play = isBeside ? before : await addMentioned(before, draft.events);
    const { plays, entries, tournament } = play;
    const change = { ...draft, at: getIsoNow(clock) };
    await plays.addChange(tournament.id, change, isBeside);
    for (const event of change.events) {
      if (event.kind === 'entryChanged' && event.to.status) {
        await entries.setStatus(event.entryId, event.to.status);
      }
      if (isBeside && event.kind === 'entryChanged') {
        await reviews.setState(event.entryId, state.entries[event.entryId]!);
      }
    }
    await recordSignUpApplications(play, listAcceptedEntryIds(change.events), change.at);
    await plays.update(tournament.id, computePlaySummaryCounts(state));
    return {
      change,
      play: isBeside
        ? { ...play, state, reviewEntries: await reviews.list(tournament.id) }
        : { ...play, state, changes: [...play.changes, change] },
    };
  }

  const accept = async (
    play: PlayTransaction,
    draft: Omit<PlayChange, 'at' | 'events'>,
    accepted: AcceptedChange | Refusal,
  ): Promise<StoredChange | Refusal> =>
    isRefusal(accepted)
      ? accepted
      : store(play, { ...draft, events: accepted.events }, accepted.state);

  /** Makes a change, with what follows from it: a freed spot goes to the first who waits (ROSTER-7). */
  const apply = (
    play: PlayTransaction,
    { events, ...draft }: Omit<PlayChange, 'at' | 'undoes'>,
  ): Promise<StoredChange | Refusal> => {
    const canPromote = (settings: PlaySettings) =>
      isPromotionOpen(clock(), play.tournament, settings, timeZone);
    return accept(play, { ...draft, undoes: null }, acceptChange(play.state, events, canPromote));
  };

  /** ROSTER-14: takes a change back, with what followed from it. */
  const undo = (
    play: PlayTransaction,
    undone: PlayChange,
    draft: Pick<PlayChange, 'id' | 'username'>,
  ): Promise<StoredChange | Refusal> =>
    accept(play, { ...draft, undoes: undone.id }, acceptUndo(play.state, undone.events));

  /**
   * ROSTER-2: lets people in, in their order, by one change.
   * @param draft of the change that they come with
   */
  async function addEntries(
    play: PlayTransaction,
    joiningEntries: readonly JoiningPerson[],
    draft: Pick<PlayChange, 'id' | 'username'>,
  ): Promise<StoredChange> {
    const events = createEntryAddedEvents(
      play.state,
      joiningEntries.map(({ id, source, sex = null, partner = null }) => ({
        id,
        isSignUp: source === 'signUp',
        isForReview: false,
        sex,
        partner,
      })),
    );
    // Nobody has these ids yet.
    const state = applyEvents(play.state, events) as PlayState;
    await play.entries.add(
      play.tournament.id,
      joiningEntries.map((joiningEntry, index) => ({
        ...joiningEntry,
        status: events[index]!.state.status,
      })),
    );
    return store(play, { ...draft, events, undoes: null }, state);
  }

  /** APPLY-12: takes a sign-up in for review. The play's changes do not have it while the desk has not dealt with it. */
  async function addForReview(play: PlayTransaction, joiningEntry: JoiningPerson): Promise<void> {
    const [event] = createEntryAddedEvents(play.state, [
      { ...joiningEntry, isSignUp: true, isForReview: true },
    ]);
    const { state } = event!;
    await play.entries.add(play.tournament.id, [{ ...joiningEntry, status: state.status }]);
    await createReviewRepository(play.database).setState(joiningEntry.id, state);
    await play.plays.update(play.tournament.id);
  }

  /** ROSTER-1: every application that has no entry yet becomes one. */
  async function addApplicants(play: PlayTransaction): Promise<PlayTransaction> {
    const applications = await play.entries.listNewApplications(play.tournament.id);
    if (applications.length === 0) return play;
    const joiningEntries = applications.map((application) => ({
      id: randomUUID(),
      ...splitName(application.name),
      phone: application.contact_phone || null,
      level: application.level,
      source: 'application' as const,
      applicationId: application.id,
      playerId: application.player_id,
      consentVersion: null,
      cancelHash: null,
      createdAt: application.created_at,
    }));
    return (await addEntries(play, joiningEntries, { id: randomUUID(), username: null })).play;
  }

  /**
   * Does work in a play, which nobody else changes meanwhile. A play that has not started yet starts, and whoever has
   * applied so far gets an entry.
   * @param joined a transaction that is under way already, to be joined
   * @throws ProblemError 404
   */
  const withPlay = <Result>(
    tournamentId: number,
    work: (play: PlayTransaction) => Promise<Result>,
    joined = database,
  ): Promise<Result> =>
    withTransaction(joined, async (transaction) => {
      const plays = createPlayRepository(transaction);
      const tournament = await createTournamentRepository(transaction).find(tournamentId);
      if (!tournament) throw createTournamentNotFound();
      await plays.start(tournamentId);
      const { rosterState: state, ...folded } = await readFoldedPlay(transaction, tournamentId);
      const entries = createEntryRepository(transaction);
      return work(
        await addApplicants({
          ...folded,
          state,
          plays,
          entries,
          tournament,
          database: transaction,
        }),
      );
    });

  return {
    store,
    addEntries,
    addForReview,
    apply,
    undo,
    withPlay,

    /** ROSTER-1: lets in whoever has applied, where the play has started. */
    async addApplicationEntries(tournamentId: number, joined: ClubDatabase): Promise<void> {
      if (!(await createPlayRepository(joined).find(tournamentId))) return;
      await withPlay(tournamentId, async () => undefined, joined);
    },
  };
}
