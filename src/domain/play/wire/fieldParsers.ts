import { toNumber, toText } from '../../lib/coerce';
import { ATTENDANCES, ENTRY_STATUSES, PAYMENTS, type EntryState } from '../model/entry';
import { SEXES } from '../../draw/base/drawnRound';
import { FIRST_ROUND_MODES, REST_CREDITS, SCORINGS, PARTNER_MODES } from '../model/gameSettings';
import { MIXED_PAIRINGS, PAIRINGS } from '../../draw/base/pairings';
import type { Outcome } from '../model/outcome';
import { DEFAULT_PLAY_SETTINGS, type PlaySettings } from '../model/settings';
import { parseOneOf, toNumberOrZero, toTextOrNull, type FieldParsers } from './wireParsers';

const isTrue = (value: unknown): boolean => value === true;

export const ENTRY_STATE_PARSERS: FieldParsers<EntryState> = {
  status: (value) => parseOneOf(ENTRY_STATUSES, value) ?? 'removed',
  rank: toText,
  attendance: (value) => parseOneOf(ATTENDANCES, value),
  fromRound: toNumber,
  replaces: toTextOrNull,
  sharesRow: isTrue,
  sex: (value) => parseOneOf(SEXES, value),
  partner: toTextOrNull,
  fee: toNumber,
  payment: (value) => parseOneOf(PAYMENTS, value),
  paid: toNumberOrZero,
  isRefunded: isTrue,
  needsNotice: isTrue,
};

export const SETTINGS_PARSERS: FieldParsers<PlaySettings> = {
  capacity: toNumber,
  handOverHours: (value) => toNumber(value) ?? DEFAULT_PLAY_SETTINGS.handOverHours,
  isApprovedByHand: isTrue,
  isSignUpClosed: isTrue,
  signUpEndsHours: (value) => toNumber(value) ?? DEFAULT_PLAY_SETTINGS.signUpEndsHours,
  showsFullNames: isTrue,
  variant: (value) => parseOneOf(PARTNER_MODES, value) ?? DEFAULT_PLAY_SETTINGS.variant,
  courts: toNumber,
  courtNames: toText,
  scoring: (value) => parseOneOf(SCORINGS, value) ?? DEFAULT_PLAY_SETTINGS.scoring,
  total: (value) => toNumber(value) ?? DEFAULT_PLAY_SETTINGS.total,
  firstTo: (value) => toNumber(value) ?? DEFAULT_PLAY_SETTINGS.firstTo,
  roundMinutes: (value) => toNumber(value) ?? DEFAULT_PLAY_SETTINGS.roundMinutes,
  changeMinutes: (value) => toNumber(value) ?? DEFAULT_PLAY_SETTINGS.changeMinutes,
  pointSeconds: (value) => toNumber(value) ?? DEFAULT_PLAY_SETTINGS.pointSeconds,
  gameMinutes: (value) => toNumber(value) ?? DEFAULT_PLAY_SETTINGS.gameMinutes,
  hasClock: isTrue,
  rounds: toNumber,
  restCredit: (value) => parseOneOf(REST_CREDITS, value),
  firstRound: (value) => parseOneOf(FIRST_ROUND_MODES, value) ?? DEFAULT_PLAY_SETTINGS.firstRound,
  lotRounds: (value) => toNumber(value) ?? DEFAULT_PLAY_SETTINGS.lotRounds,
  pairing: (value) => parseOneOf(PAIRINGS, value) ?? DEFAULT_PLAY_SETTINGS.pairing,
  mixedPairing: (value) => parseOneOf(MIXED_PAIRINGS, value) ?? DEFAULT_PLAY_SETTINGS.mixedPairing,
  avoidsRepeats: (value) => value !== false,
  prefersWishes: isTrue,
  ordersByAverage: isTrue,
};

export const OUTCOME_PARSERS: FieldParsers<Outcome> = {
  finishedAt: toTextOrNull,
  winnerId: toTextOrNull,
};
