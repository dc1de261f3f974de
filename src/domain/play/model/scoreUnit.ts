/** The units that a score counts. */
export const SCORE_UNITS = ['points', 'games'] as const;
export type ScoreUnit = (typeof SCORE_UNITS)[number];

/** Up to this target a winner's score without a chosen unit is in games. */
const GAMES_TARGET_MAX = 9;

/** The unit in effect: the chosen one; older rounds have none (PLAY-83). */
export const getScoreUnit = (
  unit: ScoreUnit | null | undefined,
  scoring: 'total' | 'firstTo' | 'timed',
  target: number | null,
): ScoreUnit =>
  unit ?? (scoring === 'firstTo' && (target ?? 0) <= GAMES_TARGET_MAX ? 'games' : 'points');

/** The least and the largest sum of a match. */
export const TOTAL_LIMITS: Readonly<Record<ScoreUnit, { min: number; max: number }>> = {
  points: { min: 8, max: 64 },
  games: { min: 3, max: 16 },
};

/** The offered sums, winner's targets and minutes. */
export const SCORES_OFFERED: Readonly<
  Record<ScoreUnit, Readonly<Record<'total' | 'firstTo' | 'timed', readonly number[]>>>
> = {
  points: { total: [16, 20, 21, 24, 32], firstTo: [11, 16, 21], timed: [10, 12, 15, 20] },
  games: { total: [4, 6, 7, 8], firstTo: [4, 6], timed: [10, 12, 15, 20] },
};

/** The words of a unit, in the forms that texts need. */
export type UnitWords = {
  /** «Очки», a label or the head of a column. */
  label: string;
  /** The forms after 1, 2 and 5. */
  forms: readonly [string, string, string];
  /** «по очкам». */
  dative: string;
};

export const UNIT_WORDS: Readonly<Record<ScoreUnit, UnitWords>> = {
  points: { label: 'Очки', forms: ['очко', 'очка', 'очков'], dative: 'очкам' },
  games: { label: 'Геймы', forms: ['гейм', 'гейма', 'геймов'], dative: 'геймам' },
};
