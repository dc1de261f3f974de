import { MIXED_PAIRINGS, PAIRINGS, SEATING_ORDERS } from '../../draw/base/pairings';
import type { FieldTable, ValuesOf } from './fieldTable';
import { getScoreUnit, SCORE_UNITS, TOTAL_LIMITS, type ScoreUnit } from './scoreUnit';

/** Scorings of a match: to a total, to a winner's points, or by the clock (PLAY-2). */
export const SCORINGS = ['total', 'firstTo', 'timed'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** Points for a rest: none, half of the total, or the average of the round's players. */
export const REST_CREDITS = ['none', 'half', 'average'] as const;
export type RestCredit = (typeof REST_CREDITS)[number];

/** Orders for the first round of a Мексикано. */
export const FIRST_ROUND_MODES = ['lot', 'level', 'rating', 'roster'] as const;
export type FirstRoundMode = (typeof FIRST_ROUND_MODES)[number];

/** Partner modes: partners change, each pair is a man and a woman, or pairs are fixed (PLAY-40). */
export const PARTNER_MODES = ['changing', 'mixed', 'fixed'] as const;
export type PartnerMode = (typeof PARTNER_MODES)[number];

/** The order of the standings: points, points per match, or wins (PLAY-5, PLAY-6, PLAY-82). */
export const STANDINGS_ORDERS = ['points', 'average', 'wins'] as const;
export type StandingsOrder = (typeof STANDINGS_ORDERS)[number];

export const TOTAL_MAX = TOTAL_LIMITS.points.max;
export const COURTS_MAX = 10;
export const ROUNDS_MAX = 40;
export const ROUNDS_DEFAULT = 7;
export const PLAYERS_MIN = 4;
export const PLAYERS_MAX = 40;

/** Before the first round, after its start, and with a final, drawn or started. */
export type PlayStage = 'open' | 'begun' | 'final';

/**
 * The game settings, with the keys used in log, API and form (PLAY-1). The start of the first round fixes some of them,
 * a final the number of rounds (PLAY-74).
 */
export const GAME_SETTINGS = {
  variant: { kind: 'choice', initial: 'changing', values: PARTNER_MODES, fixedFrom: 'begun' },
  /** Number of courts; null means as many as the players can fill. */
  courts: { kind: 'optionalCount', initial: null, min: 1, max: COURTS_MAX, fixedFrom: null },
  /** Court names, one per line from court 1; an empty or missing line means «Корт 3». */
  courtNames: { kind: 'text', initial: '', minLength: 0, maxLength: 300, fixedFrom: null },
  scoring: { kind: 'choice', initial: 'total', values: SCORINGS, fixedFrom: 'begun' },
  /** Null: games for a winner's target up to 9, else points (PLAY-83). */
  unit: { kind: 'optionalChoice', initial: null, values: SCORE_UNITS, fixedFrom: 'begun' },
  /** The sum of both pairs; its limits depend on the unit. */
  total: {
    kind: 'count',
    initial: 24,
    min: TOTAL_LIMITS.games.min,
    max: TOTAL_MAX,
    fixedFrom: null,
  },
  /** The points or games with which a pair wins. */
  firstTo: { kind: 'count', initial: 16, min: 3, max: 64, fixedFrom: null },
  /** Minutes of a timed round. */
  roundMinutes: { kind: 'count', initial: 15, min: 1, max: 120, fixedFrom: null },
  /** Minutes between two rounds, to change courts. */
  changeMinutes: { kind: 'count', initial: 4, min: 0, max: 30, fixedFrom: null },
  /** Seconds per point, including the break after it. */
  pointSeconds: { kind: 'count', initial: 25, min: 5, max: 120, fixedFrom: null },
  gameMinutes: { kind: 'count', initial: 4, min: 1, max: 20, fixedFrom: null },
  /** True when untimed rounds have a clock too. */
  hasClock: { kind: 'flag', initial: false, fixedFrom: null },
  /** Planned number of rounds; null means as many as fit before the end, or 7 without an end. */
  rounds: { kind: 'optionalCount', initial: null, min: 1, max: ROUNDS_MAX, fixedFrom: 'final' },
  /** Rest credit; null means half with a total, otherwise the average. */
  restCredit: { kind: 'optionalChoice', initial: null, values: REST_CREDITS, fixedFrom: 'begun' },
  firstRound: { kind: 'choice', initial: 'lot', values: FIRST_ROUND_MODES, fixedFrom: 'begun' },
  /** Number of first Мексикано rounds that are drawn by lot instead of from the standings. */
  lotRounds: { kind: 'count', initial: 1, min: 1, max: 5, fixedFrom: 'begun' },
  /** The order of the rounds that are not drawn by lot (DRAW-30). */
  seating: { kind: 'choice', initial: 'standings', values: SEATING_ORDERS, fixedFrom: null },
  pairing: { kind: 'choice', initial: '1+3', values: PAIRINGS, fixedFrom: null },
  /** Pairing in микст, where it replaces `pairing`. */
  mixedPairing: { kind: 'choice', initial: 'M1+W2', values: MIXED_PAIRINGS, fixedFrom: null },
  avoidsRepeats: { kind: 'flag', initial: true, fixedFrom: null },
  /** True when keeping wishes may make the draw less even (DRAW-22). */
  prefersWishes: { kind: 'flag', initial: false, fixedFrom: null },
  /** True when points per match order the standings, unless wins do. */
  ordersByAverage: { kind: 'flag', initial: false, fixedFrom: null },
  /** True when wins order the standings. A flag beside the other: older logs and consoles keep their meaning. */
  ordersByWins: { kind: 'flag', initial: false, fixedFrom: null },
} as const satisfies FieldTable &
  Readonly<Record<string, { fixedFrom: Exclude<PlayStage, 'open'> | null }>>;

export type GameSettings = ValuesOf<typeof GAME_SETTINGS>;

/** True for a setting that the desk can no longer change. */
export function isSettingFixed(name: keyof GameSettings, stage: PlayStage): boolean {
  const { fixedFrom } = GAME_SETTINGS[name];
  return fixedFrom === stage || (fixedFrom === 'begun' && stage === 'final');
}

export type OrderSettings = Pick<GameSettings, 'ordersByAverage' | 'ordersByWins'>;

export function getStandingsOrder({
  ordersByAverage,
  ordersByWins,
}: OrderSettings): StandingsOrder {
  if (ordersByWins) return 'wins';
  return ordersByAverage ? 'average' : 'points';
}

type UnitSettings = Pick<GameSettings, 'unit' | 'scoring' | 'firstTo'>;

/** The unit in effect, after the default is applied. */
export const getSettingsUnit = ({ unit, scoring, firstTo }: UnitSettings): ScoreUnit =>
  getScoreUnit(unit, scoring, firstTo);

/** True unless matches are played to a sum that is outside the limits of its unit (PLAY-83). */
export function isTotalPossible(settings: UnitSettings & Pick<GameSettings, 'total'>): boolean {
  const { min, max } = TOTAL_LIMITS[getSettingsUnit(settings)];
  return settings.scoring !== 'total' || (settings.total >= min && settings.total <= max);
}

/** Settings that determine what the standings compare, and in which unit. */
export type StandingsSettings = OrderSettings & UnitSettings;

/** The rest credit in effect, after the default is applied. */
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
