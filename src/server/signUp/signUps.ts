import { randomUUID } from 'node:crypto';
import type { Sex } from '../../domain/draw/base/drawnRound';
import { CONSENT_VERSION } from '../../domain/play/signUp/consent';
import { formatFullName } from '../../domain/play/people/names';
import { hasTakenPart } from '../../domain/play/model/round';
import { createMoveEvent } from '../../domain/play/roster/roster';
import { isSameName } from '../../domain/lib/sameName';
import type { SignUpPerson } from '../../domain/play/signUp/signUpForm';
import { isSignUpPhaseOpen, getSignUpPhase } from '../../domain/play/signUp/signUpPhase';
import { parseTournamentStart } from '../../domain/tournament/tournamentStart';
import { isInstantNear } from '../../domain/dates/durations';
import { getIsoNow } from '../lib/clock';
import { withTransaction } from '../db/withTransaction';
import { createPlayRepository } from '../play/log/playRepository';
import {
  createPlayTransactions,
  type PlayDependencies,
  type PlayTransaction,
} from '../play/log/playTransaction';
import { createReviewRepository } from '../play/entries/reviewEntries';
import { addApplication } from '../play/entries/signUpApplications';
import { createFormStampKey, type FormStamp } from './formStamp';
import { REVIEW_MAX, FORM_FILLING_MIN_MS, type SignUpLimits } from './signUpLimits';
import { hashEntrySecret, computeEntrySecret } from './entrySecrets';
import { createSignUpRepository } from './signUpRepository';

/** A received form with valid values. */
type SignUpSubmission = {
  person: SignUpPerson;
  /** True when the full name may be shown (SEEN-71). */
  isNamePublic: boolean;
  /** Null when the form does not contain the field (PLAY-46). */
  sex: Sex | null;
  /** The form's signature. Null when the server did not sign the form. */
  stamp: FormStamp | null;
  /** True when a hidden field was filled in, as robots do. */
  isTrapped: boolean;
  /** Client key from `toClientKey`. */
  address: string;
};

/** The outcome of a sign-up. `secret` is part of the address of the sign-up's page. */
type SignUpResult = { secret: string } | { refused: 'closed' | 'duplicate' | 'tooMany' };

type Dependencies = PlayDependencies & { limits: SignUpLimits };

export function createSignUps({ limits, ...dependencies }: Dependencies) {
  const { database, clock, timeZone } = dependencies;
  const { withPlay, addEntries, addForReview, apply } = createPlayTransactions(dependencies);

  const isHasty = ({ stamp, isTrapped }: SignUpSubmission): boolean =>
    isTrapped || stamp === null || isInstantNear(stamp.at, clock(), FORM_FILLING_MIN_MS);

  async function isBeyondLimits(tournamentId: number, submission: SignUpSubmission, db = database) {
    const source = { tournamentId, address: submission.address };
    const counts = await createSignUpRepository(db).countRecent(source, clock());
    return counts.ofAddress >= limits.perAddress || counts.ofTournament >= limits.perTournament;
  }

  const isReviewFull = async (tournamentId: number, db = database) =>
    (await createReviewRepository(db).count(tournamentId)) >= REVIEW_MAX;

  /** Checks a sign-up against the stored play and stores it, within the play's transaction. */
  async function storeSignUp(
    play: PlayTransaction,
    submission: SignUpSubmission,
    secret: string,
  ): Promise<SignUpResult> {
    const { person, sex, address } = submission;
    const { tournament, state: playState } = play;
    const signUps = createSignUpRepository(play.database);
    const cancelHash = hashEntrySecret(secret);
    if (await signUps.findByHash(cancelHash)) return { secret };
    const state = getSignUpPhase(
      { tournament, isInTrash: false, play: playState },
      clock(),
      timeZone,
    );
    if (!isSignUpPhaseOpen(state)) return { refused: 'closed' };
    const namesakes = await signUps.listByPhone(tournament.id, person.phone);
    const isDuplicate = namesakes.some((row) =>
      isSameName(`${row.given_name} ${row.family_name}`, formatFullName(person)),
    );
    if (isDuplicate) return { refused: 'duplicate' };
    const isForReview =
      isHasty(submission) || (await isBeyondLimits(tournament.id, submission, play.database));
    if (isForReview && (await isReviewFull(tournament.id, play.database))) {
      return { refused: 'tooMany' };
    }
    const id = randomUUID();
    const createdAt = getIsoNow(clock);
    if (!isForReview) {
      await signUps.deleteOld(clock());
      await signUps.add({ tournamentId: tournament.id, address }, clock());
    }
    const joiningEntry = {
      ...person,
      id,
      source: 'signUp' as const,
      applicationId: isForReview ? null : await addApplication(play, { ...person, id }, createdAt),
      consentVersion: CONSENT_VERSION,
      publicNameConsent:
        submission.isNamePublic && playState.settings.showsFullNames ? CONSENT_VERSION : null,
      cancelHash,
      createdAt,
      sex,
    };
    if (isForReview) await addForReview(play, joiningEntry);
    else await addEntries(play, [joiningEntry], { id: randomUUID(), username: null });
    return { secret };
  }

  return {
    /**
     * Signs a person up.
     * @throws ProblemError 404 when the tournament is in the trash
     */
    async signUp(tournamentId: number, submission: SignUpSubmission): Promise<SignUpResult> {
      const secret = computeEntrySecret(
        submission.stamp?.key ?? createFormStampKey(),
        submission.person,
      );
      // A surplus sign-up is refused before it waits for the database.
      const isSurplus =
        (isHasty(submission) || (await isBeyondLimits(tournamentId, submission))) &&
        (await isReviewFull(tournamentId));
      if (
        isSurplus &&
        !(await createSignUpRepository(database).findByHash(hashEntrySecret(secret)))
      ) {
        return { refused: 'tooMany' };
      }
      return withPlay(tournamentId, (play) => storeSignUp(play, submission, secret));
    },

    /**
     * Withdraws an entry. Its spot goes to the first waiting entry (APPLY-8). Nothing changes for an entry that is
     * already out or has played, or after the tournament's start.
     * @throws ProblemError 404 when the tournament is in the trash
     */
    cancel: (tournamentId: number, entryId: string): Promise<void> =>
      withPlay(tournamentId, async (play) => {
        const { entries, rounds } = play.state;
        const status = entries[entryId]?.status;
        if (status !== 'confirmed' && status !== 'waiting' && status !== 'review') return;
        const start = parseTournamentStart(play.tournament, timeZone);
        if ((start !== null && clock() >= start) || hasTakenPart(rounds, entryId)) return;
        if (play.reviewEntries.some(({ id }) => id === entryId)) {
          await play.entries.setStatus(entryId, 'withdrawn');
          await play.plays.update(tournamentId);
          return;
        }
        const event = createMoveEvent(entries, entryId, 'withdrawn', null)!;
        await apply(play, { id: randomUUID(), events: [event], username: null });
      }),

    /**
     * Withdraws the consent at any time, even in the trash (SEEN-73). Subscribers of the play are notified, so that no
     * page keeps the name.
     */
    withdrawPublicName: (tournamentId: number, entryId: string): Promise<void> =>
      withTransaction(database, async (transaction) => {
        const plays = createPlayRepository(transaction);
        // The play is locked first, as for every change. Two changes with another order could deadlock.
        await plays.start(tournamentId);
        const isWithdrawn = await createSignUpRepository(transaction).withdrawPublicName(entryId);
        if (isWithdrawn) await plays.update(tournamentId);
      }),
  };
}

export type SignUps = ReturnType<typeof createSignUps>;
