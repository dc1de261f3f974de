import { randomUUID } from 'node:crypto';
import type { Sex } from '../../domain/draw/base/drawnRound';
import { CONSENT_VERSION } from '../../domain/play/signUp/consent';
import { formatFullName } from '../../domain/play/people/names';
import { createMoveEvent } from '../../domain/play/roster/roster';
import { isSameName } from '../../domain/play/people/sameName';
import type { SignUpPerson } from '../../domain/play/signUp/signUpForm';
import { isSignUpOpen, getSignUpPhase } from '../../domain/play/signUp/signUpPhase';
import { parseTournamentStart } from '../../domain/tournament/tournamentStart';
import { HOUR_MS } from '../../domain/dates/durations';
import { getIsoNow } from '../lib/clock';
import { withTransaction } from '../db/withTransaction';
import { createPlayRepository } from '../play/log/playRepository';
import {
  createPlayTransactions,
  type PlayDependencies,
  type PlayTransaction,
} from '../play/log/playTransaction';
import { addApplication } from '../play/entries/signUpApplications';
import { createFormKey, type FormStamp } from './formStamp';
import { REVIEW_MAX, LEAST_MS, type SignUpLimits } from './signUpLimits';
import { hashEntrySecret, createEntrySecret } from './entrySecrets';
import { createSignUpRepository } from './signUpRepository';

/** A form as it arrived, its rules kept. */
export type Submission = {
  person: SignUpPerson;
  /** SEEN-71: whether they may be shown by their whole name. */
  isNamePublic: boolean;
  /** PLAY-46: null where it was not asked. */
  sex: Sex | null;
  /** Null where the server did not sign it. */
  stamp: FormStamp | null;
  /** Whether a field was filled in that people do not see. */
  isTrapped: boolean;
  /** As `toClientKey` writes it. */
  address: string;
};

/** What became of it: `secret` leads to the page of the sign-up. */
export type SignUpResult = { secret: string } | { refused: 'closed' | 'duplicate' | 'tooMany' };

type Dependencies = PlayDependencies & { limits: SignUpLimits };

/** What players do themselves: sign up, and cancel. */
export function createSignUps({ limits, ...dependencies }: Dependencies) {
  const { database, clock, timeZone } = dependencies;
  const { within, admit, apply } = createPlayTransactions(dependencies);

  const isHasty = ({ stamp, isTrapped }: Submission): boolean =>
    isTrapped || stamp === null || clock() - stamp.at < LEAST_MS;

  async function isBeyondLimits(tournamentId: number, submission: Submission, db = database) {
    const counted = { tournamentId, address: submission.address };
    const counts = await createSignUpRepository(db).counts(counted, clock() - HOUR_MS);
    return counts.ofAddress >= limits.perAddress || counts.ofTournament >= limits.perTournament;
  }

  const isHeldFull = async (tournamentId: number, db = database) =>
    (await createSignUpRepository(db).held(tournamentId)) >= REVIEW_MAX;

  /** Within the play: judges a sign-up by what is stored, and stores it. */
  async function enter(
    work: PlayTransaction,
    submission: Submission,
    secret: string,
  ): Promise<SignUpResult> {
    const { person, sex, address } = submission;
    const { tournament, state: play } = work;
    const signUps = createSignUpRepository(work.database);
    const cancelHash = hashEntrySecret(secret);
    if (await signUps.byHash(cancelHash)) return { secret };
    const state = getSignUpPhase({ tournament, isInTrash: false, play }, clock(), timeZone);
    if (!isSignUpOpen(state)) return { refused: 'closed' };
    const namesakes = await signUps.byPhone(tournament.id, person.phone);
    const isDuplicate = namesakes.some((row) =>
      isSameName(`${row.given_name} ${row.family_name}`, formatFullName(person)),
    );
    if (isDuplicate) return { refused: 'duplicate' };
    const isHeldForReview =
      isHasty(submission) || (await isBeyondLimits(tournament.id, submission, work.database));
    if (isHeldForReview && (await isHeldFull(tournament.id, work.database))) {
      return { refused: 'tooMany' };
    }
    const id = randomUUID();
    const createdAt = getIsoNow(clock);
    if (!isHeldForReview) {
      await signUps.deleteUntil(clock() - HOUR_MS);
      await signUps.add({ tournamentId: tournament.id, address }, clock());
    }
    const arrival = {
      ...person,
      id,
      source: 'signUp' as const,
      applicationId: isHeldForReview
        ? null
        : await addApplication(work, { ...person, id }, createdAt),
      consentVersion: CONSENT_VERSION,
      publicNameConsent:
        submission.isNamePublic && play.settings.showsFullNames ? CONSENT_VERSION : null,
      cancelHash,
      createdAt,
      isHeldForReview,
      sex,
    };
    await admit(work, [arrival], { id: randomUUID(), username: null });
    return { secret };
  }

  return {
    /** @throws ProblemError 404 where the tournament is in the trash */
    async signUp(tournamentId: number, submission: Submission): Promise<SignUpResult> {
      const secret = createEntrySecret(submission.stamp?.key ?? createFormKey(), submission.person);
      // Refused before it takes a turn at the database.
      const isSurplus =
        (isHasty(submission) || (await isBeyondLimits(tournamentId, submission))) &&
        (await isHeldFull(tournamentId));
      if (isSurplus && !(await createSignUpRepository(database).byHash(hashEntrySecret(secret)))) {
        return { refused: 'tooMany' };
      }
      return within(tournamentId, (work) => enter(work, submission, secret));
    },

    /**
     * APPLY-8: withdraws an entry, whose place goes to who waits. Nothing changes for one that is out already, nor once
     * the tournament has begun.
     * @throws ProblemError 404 where the tournament is in the trash
     */
    cancel: (tournamentId: number, entryId: string): Promise<void> =>
      within(tournamentId, async (work) => {
        const { entries } = work.state;
        const status = entries[entryId]?.status;
        if (status !== 'confirmed' && status !== 'waiting' && status !== 'review') return;
        const start = parseTournamentStart(work.tournament, timeZone);
        if (start !== null && clock() >= start) return;
        const event = createMoveEvent(entries, entryId, 'withdrawn', null)!;
        await apply(work, { id: randomUUID(), events: [event], username: null });
      }),

    /** SEEN-73: at any time, in the trash too. Whoever follows the play is told, so that no page keeps the name. */
    withdrawPublicName: (tournamentId: number, entryId: string): Promise<void> =>
      withTransaction(database, async (transaction) => {
        const plays = createPlayRepository(transaction);
        // Locks the play first, as every change of it does: in another order two of them could deadlock.
        await plays.begin(tournamentId);
        const isWithdrawn = await createSignUpRepository(transaction).withdrawPublicName(entryId);
        if (isWithdrawn) await plays.update(tournamentId);
      }),
  };
}

export type SignUps = ReturnType<typeof createSignUps>;
