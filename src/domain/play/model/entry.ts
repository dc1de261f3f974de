import { SEXES } from '../../draw/base/drawnRound';
import { FEE_MAX } from '../../fields/money';
import { createInitialValues, type FieldTable, type ValuesOf } from './fieldTable';
import { ROUNDS_MAX } from './gameSettings';

/**
 * The status of an entry (ROSTER-1). `review`: its sign-up was beyond the limits and takes no spot (APPLY-12);
 * `removed`: its adding was undone.
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

/** ROSTER-10, PLAY-13: who has come, and who is away now or has gone; null while nobody has said. */
export const ATTENDANCES = ['arrived', 'late', 'absent', 'paused', 'left'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** PLAY-13: whether somebody is not there, for whatever time: not come, away for some rounds, or gone. */
export const isAway = ({ attendance }: { attendance: Attendance | null }): boolean =>
  attendance === 'absent' || attendance === 'paused' || attendance === 'left';

/** ROSTER-11: how the fee was settled. */
export const PAYMENTS = ['cash', 'transfer', 'free'] as const;
export type PaymentKind = (typeof PAYMENTS)[number];

/** Where an entry came from. */
export const ENTRY_SOURCES = ['application', 'desk', 'signUp'] as const;
export type EntrySource = (typeof ENTRY_SOURCES)[number];

/** The fields of an entry that events change: nothing that names a person. */
export const ENTRY_FIELDS = {
  status: { kind: 'choice', initial: 'removed', values: ENTRY_STATUSES },
  /** Its sort key within its status: compared as text, the entry's id decides between equals. */
  rank: { kind: 'text', initial: '', minLength: 1, maxLength: 100 },
  attendance: { kind: 'optionalChoice', initial: null, values: ATTENDANCES },
  /** PLAY-13: a late one plays from this round on; null: once here. */
  fromRound: { kind: 'optionalCount', initial: null, min: 1, max: ROUNDS_MAX },
  /** PLAY-14: the entry in whose place it plays. */
  replaces: { kind: 'optionalId', initial: null },
  /** PLAY-14: both are one row of the standings. */
  sharesRow: { kind: 'flag', initial: false },
  /** PLAY-40: for микст; null while unknown. */
  sex: { kind: 'optionalChoice', initial: null, values: SEXES },
  /** PLAY-41: with whom it plays all the time, where that one says the same of it. */
  partner: { kind: 'optionalId', initial: null },
  /** Roubles to pay; null is the tournament's own fee. */
  fee: { kind: 'optionalCount', initial: null, min: 0, max: FEE_MAX },
  payment: { kind: 'optionalChoice', initial: null, values: PAYMENTS },
  /** Roubles that were paid; 0 while nothing was, and where nothing has to be. */
  paid: { kind: 'count', initial: 0, min: 0, max: FEE_MAX },
  /** True when what was paid has been given back after a withdrawal (ROSTER-12). */
  isRefunded: { kind: 'flag', initial: false },
  /** The person has still to be told of a promotion (ROSTER-8). */
  needsNotice: { kind: 'flag', initial: false },
} as const satisfies FieldTable;

export type EntryState = ValuesOf<typeof ENTRY_FIELDS>;

/** Of the person behind an entry: stored beside the events, so that a person can be forgotten. */
export type EntryPerson = {
  givenName: string;
  /** Empty where only one name is known. */
  familyName: string;
  /** As RULE-11 has it; null where the desk has none. */
  phone: string | null;
  level: number | null;
};

/** A tournament at the same time as another one. */
export type ConcurrentTournament = {
  tournament_id: number;
  /** HH:MM. */
  start_time: string;
};

/** An entry as the server answers it (ROSTER-30). */
export type Entry = EntryPerson &
  EntryState & {
    /** A UUID, made by whoever added the entry. */
    id: string;
    source: EntrySource;
    /** The application that it came from; null for those of the desk. */
    applicationId: number | null;
    /** ISO instant, UTC. */
    createdAt: string;
    /** Grows with each correction of the person. */
    personVersion: number;
    /** Version of the consent's text that was agreed to (APPLY-6); null: «без согласия». */
    consentVersion: string | null;
    /** SEEN-71: of the text by which the whole name may be shown to others; null: it may not. */
    publicNameConsent: string | null;
    /** PLAYER-44: the level by play, where the first round goes by it; null where it is not known or not needed. */
    rating: number | null;
    /** ROSTER-9: other tournaments at the same time in which the same person plays or waits. */
    elsewhere: readonly ConcurrentTournament[];
  };

/** The state in which an entry begins. */
export const createEntryState = (status: EntryStatus, rank: string): EntryState => ({
  ...createInitialValues(ENTRY_FIELDS),
  status,
  rank,
});
