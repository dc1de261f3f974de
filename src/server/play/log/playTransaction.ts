import { randomUUID } from 'node:crypto';
import {
  acceptChange,
  acceptUndo,
  type AcceptedChange,
} from '../../../domain/play/changes/acceptChange';
import { createJoinEvents } from '../../../domain/play/roster/waitlist';
import type { Sex } from '../../../domain/draw/base/drawnRound';
import type { PlayChange, PlayEvent } from '../../../domain/play/log/events';
import { splitName } from '../../../domain/play/people/names';
import {
  applyEvents,
  foldChanges,
  isRefusal,
  type PlayState,
  type Refusal,
} from '../../../domain/play/log/playState';
import type { PlaySettings } from '../../../domain/play/model/settings';
import { isPromotionOpen } from '../../../domain/play/signUp/signUpTimes';
import type { Tournament } from '../../../domain/tournament/tournament';
import { getIsoNow, type Clock } from '../../lib/clock';
import type { ClubDatabase } from '../../db/tables';
import { withTransaction } from '../../db/withTransaction';
import { createTournamentNotFound } from '../../tournaments/tournamentChanges';
import { createTournamentRepository } from '../../tournaments/tournamentRepository';
import { computePlayCounts } from './computePlayCounts';
import {
  createEntryRepository,
  type EntryRepository,
  type NewEntry,
} from '../entries/entryRepository';
import { addApplications } from '../entries/signUpApplications';
import { createPlayRepository, type PlayRepository } from './playRepository';

export type PlayDependencies = {
  database: ClubDatabase;
  clock: Clock;
  /** IANA name of the club's time zone. */
  timeZone: string;
};

/** One play within a transaction that holds it. */
export type PlayTransaction = {
  /** Of that transaction. */
  database: ClubDatabase;
  plays: PlayRepository;
  entries: EntryRepository;
  tournament: Tournament;
  /** Oldest first. */
  changes: readonly PlayChange[];
  state: PlayState;
};

/** A person who comes in now. */
export type JoiningEntry = NewEntry & {
  /** Beyond the limits of signing up (APPLY-12). */
  isHeldForReview: boolean;
  /** PLAY-46, PLAY-52: parts of the entry's state in the log, not of what is stored with the person. */
  sex?: Sex | null;
  partner?: string | null;
};

/** A change as it was stored, and the play's work with it. */
type StoredChange = { change: PlayChange; work: PlayTransaction };

/** APPLY-12: entries that were held for review, and are no longer. */
const acceptedFrom = (events: readonly PlayEvent[]): string[] =>
  events.flatMap((event) =>
    event.kind === 'entryChanged' &&
    event.from.status === 'review' &&
    (event.to.status === 'confirmed' || event.to.status === 'waiting')
      ? [event.entryId]
      : [],
  );

/** What every change of a play is made of; each is judged and stored in one transaction. */
export function createPlayTransactions({ database, clock, timeZone }: PlayDependencies) {
  /** Stores a change whose events were accepted, with what is counted of the play afterwards. */
  async function store(
    work: PlayTransaction,
    draft: Omit<PlayChange, 'at'>,
    state: PlayState,
  ): Promise<StoredChange> {
    const { plays, entries, tournament } = work;
    const change = { ...draft, at: getIsoNow(clock) };
    await plays.addChange(tournament.id, change);
    for (const event of change.events) {
      if (event.kind === 'entryChanged' && event.to.status) {
        await entries.setStatus(event.entryId, event.to.status);
      }
    }
    await addApplications(work, acceptedFrom(change.events), change.at);
    await plays.update(tournament.id, computePlayCounts(state));
    return { change, work: { ...work, state, changes: [...work.changes, change] } };
  }

  const accept = async (
    work: PlayTransaction,
    draft: Omit<PlayChange, 'at' | 'events'>,
    accepted: AcceptedChange | Refusal,
  ): Promise<StoredChange | Refusal> =>
    isRefusal(accepted)
      ? accepted
      : store(work, { ...draft, events: accepted.events }, accepted.state);

  /** Makes a change, with what follows from it: a freed place goes to who waits (ROSTER-7). */
  const apply = (
    work: PlayTransaction,
    { events, ...draft }: Omit<PlayChange, 'at' | 'undoes'>,
  ): Promise<StoredChange | Refusal> => {
    const handsOver = (settings: PlaySettings) =>
      isPromotionOpen(clock(), work.tournament, settings, timeZone);
    return accept(work, { ...draft, undoes: null }, acceptChange(work.state, events, handsOver));
  };

  /** ROSTER-14: takes a change back, with what followed from it. */
  const undo = (
    work: PlayTransaction,
    undone: PlayChange,
    draft: Pick<PlayChange, 'id' | 'username'>,
  ): Promise<StoredChange | Refusal> =>
    accept(work, { ...draft, undoes: undone.id }, acceptUndo(work.state, undone.events));

  /**
   * ROSTER-2: lets people in, in their order, by one change.
   * @param draft of the change that they come with
   */
  async function admit(
    work: PlayTransaction,
    arrivals: readonly JoiningEntry[],
    draft: Pick<PlayChange, 'id' | 'username'>,
  ): Promise<StoredChange> {
    const events = createJoinEvents(
      work.state,
      arrivals.map(({ id, source, isHeldForReview, sex = null, partner = null }) => ({
        id,
        isSignUp: source === 'signUp',
        isHeldForReview,
        sex,
        partner,
      })),
    );
    // Nobody has these ids yet.
    const state = applyEvents(work.state, events) as PlayState;
    await work.entries.add(
      work.tournament.id,
      arrivals.map((arrival, index) => ({ ...arrival, status: events[index]!.state.status })),
    );
    return store(work, { ...draft, events, undoes: null }, state);
  }

  /** ROSTER-1: every application that has no entry yet becomes one. */
  async function admitApplications(work: PlayTransaction): Promise<PlayTransaction> {
    const applications = await work.entries.newApplications(work.tournament.id);
    if (applications.length === 0) return work;
    const arrivals = applications.map((application) => ({
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
      isHeldForReview: false,
    }));
    return (await admit(work, arrivals, { id: randomUUID(), username: null })).work;
  }

  return {
    store,
    admit,
    apply,
    undo,

    /**
     * Does work in a play, which nobody else changes meanwhile. A play that has not begun yet begins, and whoever has
     * applied so far gets an entry.
     * @throws ProblemError 404
     */
    within: <Result>(
      tournamentId: number,
      work: (play: PlayTransaction) => Promise<Result>,
    ): Promise<Result> =>
      withTransaction(database, async (transaction) => {
        const plays = createPlayRepository(transaction);
        const tournament = await createTournamentRepository(transaction).find(tournamentId);
        if (!tournament) throw createTournamentNotFound();
        await plays.begin(tournamentId);
        const changes = await plays.listChanges(tournamentId);
        const entries = createEntryRepository(transaction);
        const state = foldChanges(changes);
        return work(
          await admitApplications({
            database: transaction,
            plays,
            entries,
            tournament,
            changes,
            state,
          }),
        );
      }),
  };
}
