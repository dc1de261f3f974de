import { toNumber, toText } from '../coerce';
import { ATTENDANCES, ENTRY_STATUSES, PAYMENTS, type EntryState } from './entry';
import { SEXES } from './draw/drawn';
import {
  FIRST_ROUNDS,
  MIXED_PAIRINGS,
  PAIRINGS,
  REST_CREDITS,
  SCORINGS,
  VARIANTS,
} from './gameSettings';
import type { Outcome } from './outcome';
import { DEFAULT_SETTINGS, type PlaySettings } from './settings';
import { numberOr, oneOf, toTextOrNull, type Readers } from './wireReaders';

const isTrue = (value: unknown): boolean => value === true;

export const ENTRY_STATE: Readers<EntryState> = {
  status: (value) => oneOf(ENTRY_STATUSES, value) ?? 'removed',
  rank: toText,
  attendance: (value) => oneOf(ATTENDANCES, value),
  fromRound: toNumber,
  replaces: toTextOrNull,
  sharesRow: isTrue,
  sex: (value) => oneOf(SEXES, value),
  partner: toTextOrNull,
  fee: toNumber,
  payment: (value) => oneOf(PAYMENTS, value),
  paid: numberOr(0),
  isRefunded: isTrue,
  needsNotice: isTrue,
};

export const SETTINGS: Readers<PlaySettings> = {
  capacity: toNumber,
  handOverHours: numberOr(DEFAULT_SETTINGS.handOverHours),
  isApprovedByHand: isTrue,
  isSignUpClosed: isTrue,
  signUpEndsHours: numberOr(DEFAULT_SETTINGS.signUpEndsHours),
  showsFullNames: isTrue,
  variant: (value) => oneOf(VARIANTS, value) ?? DEFAULT_SETTINGS.variant,
  courts: toNumber,
  courtNames: toText,
  scoring: (value) => oneOf(SCORINGS, value) ?? DEFAULT_SETTINGS.scoring,
  total: numberOr(DEFAULT_SETTINGS.total),
  firstTo: numberOr(DEFAULT_SETTINGS.firstTo),
  roundMinutes: numberOr(DEFAULT_SETTINGS.roundMinutes),
  changeMinutes: numberOr(DEFAULT_SETTINGS.changeMinutes),
  pointSeconds: numberOr(DEFAULT_SETTINGS.pointSeconds),
  gameMinutes: numberOr(DEFAULT_SETTINGS.gameMinutes),
  hasClock: isTrue,
  rounds: toNumber,
  restCredit: (value) => oneOf(REST_CREDITS, value),
  firstRound: (value) => oneOf(FIRST_ROUNDS, value) ?? DEFAULT_SETTINGS.firstRound,
  lotRounds: numberOr(DEFAULT_SETTINGS.lotRounds),
  pairing: (value) => oneOf(PAIRINGS, value) ?? DEFAULT_SETTINGS.pairing,
  mixedPairing: (value) => oneOf(MIXED_PAIRINGS, value) ?? DEFAULT_SETTINGS.mixedPairing,
  avoidsRepeats: (value) => value !== false,
  prefersWishes: isTrue,
  ordersByAverage: isTrue,
};

export const OUTCOME: Readers<Outcome> = { finishedAt: toTextOrNull, winnerId: toTextOrNull };
