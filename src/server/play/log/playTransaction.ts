import { randomUUID } from 'node:crypto';
import {
  acceptChange,
  acceptUndo,
  type AcceptedChange,
} from '../../../domain/play/changes/acceptChange';
import { createEntryAddedEvents } from '../../../domain/play/roster/waitlist';
import type { Sex } from '../../../domain/draw/base/drawnRound';
import type { PlayChange, PlayEvent } from '../../../domain/play/log/events';
import { isRefusal, type PlayState, type Refusal } from '../../../domain/play/log/playState';
import { applyEvents } from '../../../domain/play/log/fold';
import type { PlaySettings } from '../../../domain/play/model/settings';
import { isPromotionOpen } from '../../../domain/play/signUp/signUpTimes';
import type { Tournament } from '../../../domain/tournament/tournament';
import { getIsoNow, type Clock } from '../../lib/clock';
import type { ClubDatabase } from '../../db/tables';
import { withTransaction } from '../../db/withTransaction';
import { readStoredTournament } from '../../tournaments/tournamentChanges';
import { computePlaySummaryCounts } from './computePlaySummaryCounts';
import {
  createEntryRepository,
  type EntryRepository,
  type NewEntry,
} from '../entries/entryRepository';
import { createReviewRepository, listMentionedReviewEntries } from '../entries/reviewEntries';
import { createEntryOfApplication, recordSignUpApplications } from '../entries/signUpApplications';
import { createPlayRepository, type PlayRepository } from './playRepository';
import { findSettingsToCarry } from './settingsToCarry';
import { readFoldedPlay, type FoldedPlay } from './playStates';
import { isBesideLog, listAcceptedEntryIds } from '../../../domain/play/roster/reviewEvents';

export type PlayDependencies = {
  database: ClubDatabase;
  clock: Clock;
  /** The club's time zone, an IANA name. */
  timeZone: string;
};

/** A play that the current transaction has locked (unit of work). */
export type PlayTransaction = Pick<FoldedPlay, 'changes' | 'reviewEntries'> & {
  database: ClubDatabase;
  plays: PlayRepository;
  entries: EntryRepository;
  tournament: Tournament;
  /** The state includes the sign-ups under review. */
  state: PlayState;
};

type JoiningPerson = NewEntry & {
  /** Parts of the entry's state in the log. They are not stored with the person (PLAY-46, PLAY-52). */
  sex?: Sex | null;
  partner?: string | null;
};

type StoredChange = { change: PlayChange; play: PlayTransaction };

/** Creates the functions that make every change of a play. Each change is checked and stored in one transaction. */
export function createPlayTransactions({ database, clock, timeZone }: PlayDependencies) {
  /**
   * Adds the sign-ups under review that events mention to the play's changes (APPLY-12). Each addition is a separate
   * change. Undoing the desk's change therefore leaves the sign-up under review.
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

  /** Stores an accepted change, and the play's new figures. */
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

  /** Makes a change with its consequences: a freed spot goes to the first waiting entry (ROSTER-7). */
  const apply = (
    play: PlayTransaction,
    { events, ...draft }: Omit<PlayChange, 'at' | 'undoes'>,
  ): Promise<StoredChange | Refusal> => {
    const canPromote = (settings: PlaySettings) =>
      isPromotionOpen(clock(), play.tournament, settings, timeZone);
    return accept(play, { ...draft, undoes: null }, acceptChange(play.state, events, canPromote));
  };

  /** Undoes a change with its consequences (ROSTER-14). */
  const undo = (
    play: PlayTransaction,
    undone: PlayChange,
    draft: Pick<PlayChange, 'id' | 'username'>,
  ): Promise<StoredChange | Refusal> =>
    accept(play, { ...draft, undoes: undone.id }, acceptUndo(play.state, undone.events));

  /**
   * Adds people in order by one change (ROSTER-2).
   * @param draft the change that adds them
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
    // The events always apply, because their ids are new.
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

  /** Stores a sign-up for review (APPLY-12). The play's changes contain it only after the desk has dealt with it. */
  async function addForReview(play: PlayTransaction, joiningEntry: JoiningPerson): Promise<void> {
    const [event] = createEntryAddedEvents(play.state, [
      { ...joiningEntry, isSignUp: true, isForReview: true },
    ]);
    const { state } = event!;
    await play.entries.add(play.tournament.id, [{ ...joiningEntry, status: state.status }]);
    await createReviewRepository(play.database).setState(joiningEntry.id, state);
    await play.plays.update(play.tournament.id);
  }

  /** Gives a play the settings that it follows. Another server may have been first. */
  async function carrySettings(play: PlayTransaction): Promise<PlayTransaction> {
    const to = await findSettingsToCarry(play.database, play.tournament, play);
    if (!to) return play;
    const events: PlayEvent[] = [{ kind: 'settingsCarried', from: play.state.settingsSource, to }];
    const state = applyEvents(play.state, events) as PlayState;
    const draft = { id: randomUUID(), username: null, undoes: null };
    return (await store(play, { ...draft, events }, state)).play;
  }

  /** Makes an entry of each application without an entry (ROSTER-1). */
  async function addApplicants(play: PlayTransaction): Promise<PlayTransaction> {
    const applications = await play.entries.listNewApplications(play.tournament.id);
    if (applications.length === 0) return play;
    const joiningEntries = applications.map(createEntryOfApplication);
    return (await addEntries(play, joiningEntries, { id: randomUUID(), username: null })).play;
  }

  /**
   * Runs work on a locked play. Starts the play if necessary, and makes entries of all applications.
   * @param joined an open transaction that the work joins
   * @throws ProblemError 404
   */
  const withPlay = <Result>(
    tournamentId: number,
    work: (play: PlayTransaction) => Promise<Result>,
    joined = database,
  ): Promise<Result> =>
    withTransaction(joined, async (transaction) => {
      const plays = createPlayRepository(transaction);
      const tournament = await readStoredTournament(transaction, tournamentId);
      const isNew = !(await plays.find(tournamentId));
      await plays.start(tournamentId);
      const { rosterState: state, ...folded } = await readFoldedPlay(transaction, tournamentId);
      const entries = createEntryRepository(transaction);
      const play = { ...folded, state, plays, entries, tournament, database: transaction };
      return work(await addApplicants(isNew ? await carrySettings(play) : play));
    });

  return {
    store,
    addEntries,
    addForReview,
    apply,
    undo,
    withPlay,

    /**
     * Gives a started play the settings that it follows. The lock is taken only where they differ from its own.
     * @param play as it was read without the lock
     */
    async followUsualSettings(tournament: Tournament, play: FoldedPlay): Promise<void> {
      if (await findSettingsToCarry(database, tournament, play))
        await withPlay(tournament.id, async (locked) => void (await carrySettings(locked)));
    },

    /** Makes entries of new applications if the play has started (ROSTER-1). */
    async addApplicationEntries(tournamentId: number, joined: ClubDatabase): Promise<void> {
      if (!(await createPlayRepository(joined).find(tournamentId))) return;
      await withPlay(tournamentId, async () => undefined, joined);
    },
  };
}
