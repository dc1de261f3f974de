import { SEXES } from '../../draw/base/drawnRound';
import { FEE_MAX } from '../../fields/money';
import { createInitialValues, type FieldTable, type ValuesOf } from './fieldTable';
import { ROUNDS_MAX } from './gameSettings';

/**
 * The status of an entry (ROSTER-1). `review`: a sign-up beyond the limits, without a spot (APPLY-12). `removed`: its
 * addition was undone.
 */
export const ENTRY_STATUSES = [
  'confirmed',
  'waiting',
  'review',
  'declined',
  'withdrawn',
  'removed',
] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/** The presence of a player: came, late, away for now, or gone; null without a mark (ROSTER-10, PLAY-13). */
export const ATTENDANCES = ['arrived', 'late', 'absent', 'paused', 'left'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** True for a player who is away for any time: not come, pausing, or gone (PLAY-13). */
export const isAway = ({ attendance }: { attendance: Attendance | null }): boolean =>
  attendance === 'absent' || attendance === 'paused' || attendance === 'left';

/** The ways to settle the fee (ROSTER-11). */
export const PAYMENTS = ['cash', 'transfer', 'free'] as const;
export type PaymentKind = (typeof PAYMENTS)[number];

export const ENTRY_SOURCES = ['application', 'desk', 'signUp'] as const;
export type EntrySource = (typeof ENTRY_SOURCES)[number];

/** The fields of an entry that events change; none of them is personal data. */
export const ENTRY_FIELDS = {
  status: { kind: 'choice', initial: 'removed', values: ENTRY_STATUSES },
  /** The sort key within the status, compared as text; the entry's id breaks ties. */
  rank: { kind: 'text', initial: '', minLength: 1, maxLength: 100 },
  attendance: { kind: 'optionalChoice', initial: null, values: ATTENDANCES },
  /** A late player plays from this round on; null: from the arrival (PLAY-13). */
  fromRound: { kind: 'optionalCount', initial: null, min: 1, max: ROUNDS_MAX },
  /** The entry that it replaces (PLAY-14). */
  replaces: { kind: 'optionalId', initial: null },
  /** True when both share one row of the standings (PLAY-14). */
  sharesRow: { kind: 'flag', initial: false },
  /** For микст; null while unknown (PLAY-40). */
  sex: { kind: 'optionalChoice', initial: null, values: SEXES },
  /** The fixed partner; a pair exists only when both name each other (PLAY-41). */
  partner: { kind: 'optionalId', initial: null },
  /** Roubles to pay; null means the tournament's fee. */
  fee: { kind: 'optionalCount', initial: null, min: 0, max: FEE_MAX },
  payment: { kind: 'optionalChoice', initial: null, values: PAYMENTS },
  /** Paid roubles; 0 without a payment, and when nothing has to be paid. */
  paid: { kind: 'count', initial: 0, min: 0, max: FEE_MAX },
  /** True when the payment was refunded after a withdrawal (ROSTER-12). */
  isRefunded: { kind: 'flag', initial: false },
  /** True until the person knows about the promotion (ROSTER-7). */
  needsNotice: { kind: 'flag', initial: false },
} as const satisfies FieldTable;

export type EntryState = ValuesOf<typeof ENTRY_FIELDS>;

/** The person of an entry. It is stored outside the events, so that the person can be forgotten. */
export type EntryPerson = {
  givenName: string;
  /** Empty when only one name is known. */
  familyName: string;
  /** In the form of RULE-11, or null. */
  phone: string | null;
  level: number | null;
};

export type ConcurrentTournament = {
  tournament_id: number;
  /** HH:MM. */
  start_time: string;
};

/** An entry as the server sends it (ROSTER-30). */
export type Entry = EntryPerson &
  EntryState & {
    /** A UUID from the device that added the entry. */
    id: string;
    source: EntrySource;
    /** The application behind it; null for entries of the desk. */
    applicationId: number | null;
    /** ISO instant, UTC. */
    createdAt: string;
    /** Increases with each correction of the person. */
    personVersion: number;
    /** The version of the accepted consent text (APPLY-6); null: «без согласия». */
    consentVersion: string | null;
    /** The version of the text that allows showing the whole name in public; null: not allowed (SEEN-71). */
    publicNameConsent: string | null;
    /** The level by play when the first round uses it; null when unknown or unused (PLAYER-44). */
    rating: number | null;
    /** Other tournaments at the same time in which the person plays or waits (ROSTER-9). */
    elsewhere: readonly ConcurrentTournament[];
  };

export const createEntryState = (status: EntryStatus, rank: string): EntryState => ({
  ...createInitialValues(ENTRY_FIELDS),
  status,
  rank,
});
