import type { Pairing, MixedPairing } from '../../draw/base/pairings';

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

/** How a play is played; all of it is chosen before the first round. */
export type GameSettings = {
  variant: PartnerMode;
  /** Null: as many as the players fill. */
  courts: number | null;
  /** One a line, from court 1 on; an empty line, and what is missing, is «Корт 3». */
  courtNames: string;
  scoring: Scoring;
  /** Sum of both pairs' points. */
  total: number;
  /** Points, or games up to 9, with which a pair has won. */
  firstTo: number;
  /** Of a round by the clock. */
  roundMinutes: number;
  /** Between two rounds, to change courts. */
  changeMinutes: number;
  /** That a point takes, with what is between two points. */
  pointSeconds: number;
  gameMinutes: number;
  /** Whether rounds that are not played by the clock have one too. */
  hasClock: boolean;
  /** How many are planned; null: as many as fit before the end, else 7. */
  rounds: number | null;
  /** Null: half with a sum, else the average. */
  restCredit: RestCredit | null;
  firstRound: FirstRoundMode;
  /** So many rounds of a Мексикано are drawn by lot before the standings decide. */
  lotRounds: number;
  pairing: Pairing;
  /** In микст, in place of `pairing`. */
  mixedPairing: MixedPairing;
  avoidsRepeats: boolean;
  /** DRAW-22: whether an Американо's draw that cannot be more even is left for the sake of wishes. */
  prefersWishes: boolean;
  /** The standings are ordered by points per match. */
  ordersByAverage: boolean;
};

export const TOTAL_MIN = 8;
export const TOTAL_MAX = 64;
export const TOTALS_OFFERED: readonly number[] = [16, 20, 21, 24, 32];
export const FIRST_TO_MIN = 3;
export const FIRST_TO_MAX = 64;
/** Up to here they are games, not points. */
export const GAMES_TARGET_MAX = 9;
export const FIRST_TO_OFFERED: readonly number[] = [4, 6, 11, 16, 21];
export const COURTS_MAX = 10;
export const ROUNDS_MAX = 40;
export const ROUNDS_DEFAULT = 7;
export const ROUND_MINUTES_MAX = 120;
export const CHANGE_MINUTES_MAX = 30;
export const POINT_SECONDS_MIN = 5;
export const POINT_SECONDS_MAX = 120;
export const GAME_MINUTES_MAX = 20;
export const LOT_ROUNDS_MAX = 5;
export const COURT_NAMES_LENGTH_MAX = 300;
export const PLAYERS_MIN = 4;
export const PLAYERS_MAX = 40;

export const DEFAULT_GAME_SETTINGS: GameSettings = {
  variant: 'changing',
  courts: null,
  courtNames: '',
  scoring: 'total',
  total: 24,
  firstTo: 16,
  roundMinutes: 15,
  changeMinutes: 4,
  pointSeconds: 25,
  gameMinutes: 4,
  hasClock: false,
  rounds: null,
  restCredit: null,
  firstRound: 'lot',
  lotRounds: 1,
  pairing: '1+3',
  mixedPairing: 'M1+W2',
  avoidsRepeats: true,
  prefersWishes: false,
  ordersByAverage: false,
};

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
