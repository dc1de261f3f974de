import { MIXED_PAIRINGS, PAIRINGS } from '../../draw/base/pairings';
import type { FieldTable, ValuesOf } from './fieldTable';

/** The scoring of a match: to a sum, to a winner's points, or by the clock (PLAY-2). */
export const SCORINGS = ['total', 'firstTo', 'timed'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** The points for a rest: none, half of the sum, or the average of the round's players. */
export const REST_CREDITS = ['none', 'half', 'average'] as const;
export type RestCredit = (typeof REST_CREDITS)[number];

/** The order for the first round of a Мексикано. */
export const FIRST_ROUND_MODES = ['lot', 'level', 'rating', 'roster'] as const;
export type FirstRoundMode = (typeof FIRST_ROUND_MODES)[number];

/** Partners change, each pair is a man and a woman, or pairs are fixed (PLAY-40). */
export const PARTNER_MODES = ['changing', 'mixed', 'fixed'] as const;
export type PartnerMode = (typeof PARTNER_MODES)[number];

export const TOTAL_MAX = 64;
export const TOTALS_OFFERED: readonly number[] = [16, 20, 21, 24, 32];
/** Up to this target the unit is games, not points. */
export const GAMES_TARGET_MAX = 9;
export const FIRST_TO_OFFERED: readonly number[] = [4, 6, 11, 16, 21];
export const COURTS_MAX = 10;
export const ROUNDS_MAX = 40;
export const ROUNDS_DEFAULT = 7;
export const PLAYERS_MIN = 4;
export const PLAYERS_MAX = 40;

/** The game settings, with the keys of log, wire and form (PLAY-1). The start of the first round fixes some of them. */
export const GAME_SETTINGS = {
  variant: { kind: 'choice', initial: 'changing', values: PARTNER_MODES, isFixedAtStart: true },
  /** Null: as many as the players can fill. */
  courts: { kind: 'optionalCount', initial: null, min: 1, max: COURTS_MAX, isFixedAtStart: false },
  /** One per line, from court 1; an empty or missing line means «Корт 3». */
  courtNames: { kind: 'text', initial: '', minLength: 0, maxLength: 300, isFixedAtStart: false },
  scoring: { kind: 'choice', initial: 'total', values: SCORINGS, isFixedAtStart: true },
  /** Sum of both pairs' points. */
  total: { kind: 'count', initial: 24, min: 8, max: TOTAL_MAX, isFixedAtStart: false },
  /** The points with which a pair wins, or games up to 9. */
  firstTo: { kind: 'count', initial: 16, min: 3, max: 64, isFixedAtStart: false },
  /** The length of a timed round. */
  roundMinutes: { kind: 'count', initial: 15, min: 1, max: 120, isFixedAtStart: false },
  /** The time to change courts between two rounds. */
  changeMinutes: { kind: 'count', initial: 4, min: 0, max: 30, isFixedAtStart: false },
  /** The time of a point, including the break after it. */
  pointSeconds: { kind: 'count', initial: 25, min: 5, max: 120, isFixedAtStart: false },
  gameMinutes: { kind: 'count', initial: 4, min: 1, max: 20, isFixedAtStart: false },
  /** True when rounds that are not timed have a clock as well. */
  hasClock: { kind: 'flag', initial: false, isFixedAtStart: false },
  /** The planned number; null: as many as fit before the end, or 7 without an end. */
  rounds: { kind: 'optionalCount', initial: null, min: 1, max: ROUNDS_MAX, isFixedAtStart: false },
  /** Null: half with a sum, else the average. */
  restCredit: { kind: 'optionalChoice', initial: null, values: REST_CREDITS, isFixedAtStart: true },
  firstRound: { kind: 'choice', initial: 'lot', values: FIRST_ROUND_MODES, isFixedAtStart: true },
  /** The number of Мексикано rounds drawn by lot before the standings decide. */
  lotRounds: { kind: 'count', initial: 1, min: 1, max: 5, isFixedAtStart: true },
  pairing: { kind: 'choice', initial: '1+3', values: PAIRINGS, isFixedAtStart: false },
  /** Replaces `pairing` in микст. */
  mixedPairing: { kind: 'choice', initial: 'M1+W2', values: MIXED_PAIRINGS, isFixedAtStart: false },
  avoidsRepeats: { kind: 'flag', initial: true, isFixedAtStart: false },
  /** True when wishes may lead to a less even draw (DRAW-22). */
  prefersWishes: { kind: 'flag', initial: false, isFixedAtStart: false },
  /** True when points per match order the standings. */
  ordersByAverage: { kind: 'flag', initial: false, isFixedAtStart: false },
} as const satisfies FieldTable & Readonly<Record<string, { isFixedAtStart: boolean }>>;

export type GameSettings = ValuesOf<typeof GAME_SETTINGS>;

/** True for a setting that the desk can no longer change: the started first round fixes it. */
export const isSettingFixed = (name: keyof GameSettings, isStarted: boolean): boolean =>
  isStarted && GAME_SETTINGS[name].isFixedAtStart;

/** The rest credit in effect. */
export const getRestCredit = ({
  restCredit,
  scoring,
}: Pick<GameSettings, 'restCredit' | 'scoring'>): RestCredit =>
  restCredit ?? (scoring === 'total' ? 'half' : 'average');

/** The club's name of a court, or «Корт 3». */
export const getCourtName = (
  { courtNames }: Pick<GameSettings, 'courtNames'>,
  court: number,
): string => courtNames.split('\n')[court - 1]?.trim() || `Корт ${court}`;
