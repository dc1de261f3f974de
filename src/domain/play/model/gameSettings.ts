import { MIXED_PAIRINGS, PAIRINGS } from '../../draw/base/pairings';
import type { FieldTable, ValuesOf } from './fieldTable';

/** How a match is counted: to a sum, to a winner's points, or by the clock (PLAY-2). */
export const SCORINGS = ['total', 'firstTo', 'timed'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** What who rests gets for it: nothing, half of the sum, or what the round's players got on average. */
export const REST_CREDITS = ['none', 'half', 'average'] as const;
export type RestCredit = (typeof REST_CREDITS)[number];

/** Who plays whom in the first round of a Мексикано. */
export const FIRST_ROUND_MODES = ['lot', 'level', 'rating', 'roster'] as const;
export type FirstRoundMode = (typeof FIRST_ROUND_MODES)[number];

/** PLAY-40: partners change, each pair is a man and a woman, or the pairs stay together. */
export const PARTNER_MODES = ['changing', 'mixed', 'fixed'] as const;
export type PartnerMode = (typeof PARTNER_MODES)[number];

export const TOTAL_MAX = 64;
export const TOTALS_OFFERED: readonly number[] = [16, 20, 21, 24, 32];
/** Up to here they are games, not points. */
export const GAMES_TARGET_MAX = 9;
export const FIRST_TO_OFFERED: readonly number[] = [4, 6, 11, 16, 21];
export const COURTS_MAX = 10;
export const ROUNDS_MAX = 40;
export const ROUNDS_DEFAULT = 7;
export const PLAYERS_MIN = 4;
export const PLAYERS_MAX = 40;

/** PLAY-1: how a play is played, by the keys of log, wire and form. The first round fixes some of it. */
export const GAME_SETTINGS = {
  variant: { kind: 'choice', initial: 'changing', values: PARTNER_MODES, isFixedAtStart: true },
  /** Null: as many as the players fill. */
  courts: { kind: 'optionalCount', initial: null, min: 1, max: COURTS_MAX, isFixedAtStart: false },
  /** One a line, from court 1 on; an empty line, and what is missing, is «Корт 3». */
  courtNames: { kind: 'text', initial: '', minLength: 0, maxLength: 300, isFixedAtStart: false },
  scoring: { kind: 'choice', initial: 'total', values: SCORINGS, isFixedAtStart: true },
  /** Sum of both pairs' points. */
  total: { kind: 'count', initial: 24, min: 8, max: TOTAL_MAX, isFixedAtStart: false },
  /** Points, or games up to 9, with which a pair has won. */
  firstTo: { kind: 'count', initial: 16, min: 3, max: 64, isFixedAtStart: false },
  /** Of a round by the clock. */
  roundMinutes: { kind: 'count', initial: 15, min: 1, max: 120, isFixedAtStart: false },
  /** Between two rounds, to change courts. */
  changeMinutes: { kind: 'count', initial: 4, min: 0, max: 30, isFixedAtStart: false },
  /** That a point takes, with what is between two points. */
  pointSeconds: { kind: 'count', initial: 25, min: 5, max: 120, isFixedAtStart: false },
  gameMinutes: { kind: 'count', initial: 4, min: 1, max: 20, isFixedAtStart: false },
  /** True when rounds that are not played by the clock have one too. */
  hasClock: { kind: 'flag', initial: false, isFixedAtStart: false },
  /** The number planned; null: as many as fit before the end, else 7. */
  rounds: { kind: 'optionalCount', initial: null, min: 1, max: ROUNDS_MAX, isFixedAtStart: false },
  /** Null: half with a sum, else the average. */
  restCredit: { kind: 'optionalChoice', initial: null, values: REST_CREDITS, isFixedAtStart: true },
  firstRound: { kind: 'choice', initial: 'lot', values: FIRST_ROUND_MODES, isFixedAtStart: true },
  /** So many rounds of a Мексикано are drawn by lot before the standings decide. */
  lotRounds: { kind: 'count', initial: 1, min: 1, max: 5, isFixedAtStart: true },
  pairing: { kind: 'choice', initial: '1+3', values: PAIRINGS, isFixedAtStart: false },
  /** In микст, in place of `pairing`. */
  mixedPairing: { kind: 'choice', initial: 'M1+W2', values: MIXED_PAIRINGS, isFixedAtStart: false },
  avoidsRepeats: { kind: 'flag', initial: true, isFixedAtStart: false },
  /** DRAW-22: true when a draw that is less even may be chosen for the sake of wishes. */
  prefersWishes: { kind: 'flag', initial: false, isFixedAtStart: false },
  /** The standings are ordered by points per match. */
  ordersByAverage: { kind: 'flag', initial: false, isFixedAtStart: false },
} as const satisfies FieldTable & Readonly<Record<string, { isFixedAtStart: boolean }>>;

export type GameSettings = ValuesOf<typeof GAME_SETTINGS>;

/** True for a setting that the desk is no longer offered: the first round, which has begun, fixes it. */
export const isSettingFixed = (name: keyof GameSettings, isStarted: boolean): boolean =>
  isStarted && GAME_SETTINGS[name].isFixedAtStart;

/** The rest credit that holds. */
export const getRestCredit = ({
  restCredit,
  scoring,
}: Pick<GameSettings, 'restCredit' | 'scoring'>): RestCredit =>
  restCredit ?? (scoring === 'total' ? 'half' : 'average');

/** What a court is called. */
export const getCourtName = (
  { courtNames }: Pick<GameSettings, 'courtNames'>,
  court: number,
): string => courtNames.split('\n')[court - 1]?.trim() || `Корт ${court}`;
