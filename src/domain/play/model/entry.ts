import { SEXES } from '../../draw/base/drawnRound';
import { FEE_MAX } from '../../fields/money';
import { createInitialValues, type FieldTable, type ValuesOf } from './fieldTable';
import { ROUNDS_MAX } from './gameSettings';

/**
 * Statuses of an entry (ROSTER-1). `review` is a sign-up beyond the limits, without a spot (APPLY-12). With `removed`,
 * the entry's addition was undone.
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

/** Marks of attendance: arrived, late, absent, away for a while, or left; null without a mark (ROSTER-10, PLAY-13). */
export const ATTENDANCES = ['arrived', 'late', 'absent', 'paused', 'left'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** True for a player who is away now: absent, pausing, or left (PLAY-13). */
export const isAway = ({ attendance }: { attendance: Attendance | null }): boolean =>
  attendance === 'absent' || attendance === 'paused' || attendance === 'left';

/** Kinds of payment (ROSTER-11). */
export const PAYMENTS = ['cash', 'transfer', 'free'] as const;
export type PaymentKind = (typeof PAYMENTS)[number];

export const ENTRY_SOURCES = ['application', 'desk', 'signUp'] as const;
export type EntrySource = (typeof ENTRY_SOURCES)[number];

/** Fields of an entry that events change; none contains personal data. */
export const ENTRY_FIELDS = {
  status: { kind: 'choice', initial: 'removed', values: ENTRY_STATUSES },
  /** Sort key among entries of one status, compared as text; the entry's id breaks ties. */
  rank: { kind: 'text', initial: '', minLength: 1, maxLength: 100 },
  attendance: { kind: 'optionalChoice', initial: null, values: ATTENDANCES },
  /** Round from which a late player plays; null means from the arrival (PLAY-13). */
  fromRound: { kind: 'optionalCount', initial: null, min: 1, max: ROUNDS_MAX },
  /** Id of the entry that this one replaces (PLAY-14). */
  replaces: { kind: 'optionalId', initial: null },
  /** True when this entry and the replaced one share a row of the standings (PLAY-14). */
  sharesRow: { kind: 'flag', initial: false },
  /** Sex, for микст; null while it is unknown (PLAY-40). */
  sex: { kind: 'optionalChoice', initial: null, values: SEXES },
  /** Id of the fixed partner. A pair exists only when both entries name each other (PLAY-41). */
  partner: { kind: 'optionalId', initial: null },
  /** Fee in roubles; null means the tournament's fee. */
  fee: { kind: 'optionalCount', initial: null, min: 0, max: FEE_MAX },
  payment: { kind: 'optionalChoice', initial: null, values: PAYMENTS },
  /** Paid roubles; 0 without a payment, and for a free entry. */
  paid: { kind: 'count', initial: 0, min: 0, max: FEE_MAX },
  /** True when the payment was refunded after a withdrawal (ROSTER-12). */
  isRefunded: { kind: 'flag', initial: false },
  /** True until the desk has told the person about the promotion (ROSTER-7). */
  needsNotice: { kind: 'flag', initial: false },
} as const satisfies FieldTable;

export type EntryState = ValuesOf<typeof ENTRY_FIELDS>;

/** The person of an entry, stored outside the events so that it can be forgotten. */
export type EntryPerson = {
  givenName: string;
  /** Empty when the person has only one name. */
  familyName: string;
  /** Phone in the form of RULE-11; null without one. */
  phone: string | null;
  level: number | null;
};

export type ConcurrentTournament = {
  tournament_id: number;
  /** Start as HH:MM. */
  start_time: string;
};

/** An entry as the server sends it (ROSTER-30). */
export type Entry = EntryPerson &
  EntryState & {
    /** UUID from the device that added the entry. */
    id: string;
    source: EntrySource;
    /** Id of the application from which the entry was made; null for an entry of the desk. */
    applicationId: number | null;
    /** ISO instant of the addition, UTC. */
    createdAt: string;
    /** Version of the person, which increases with each correction. */
    personVersion: number;
    /** Version of the accepted consent text (APPLY-6); null means «без согласия». */
    consentVersion: string | null;
    /** Version of the text that allows showing the full name in public; null means no consent (SEEN-71). */
    publicNameConsent: string | null;
    /** The rating, if the first round uses it; null when it is unknown or unused (PLAYER-44). */
    rating: number | null;
    /** Other tournaments at the same time in which the person plays or is waiting (ROSTER-9). */
    elsewhere: readonly ConcurrentTournament[];
  };

export const createEntryState = (status: EntryStatus, rank: string): EntryState => ({
  ...createInitialValues(ENTRY_FIELDS),
  status,
  rank,
});
