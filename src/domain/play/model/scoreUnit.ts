export const SCORE_UNITS = ['points', 'games'] as const;
export type ScoreUnit = (typeof SCORE_UNITS)[number];

/** Without a chosen unit, winner's targets up to this number count games. */
const GAMES_TARGET_MAX = 9;

/** The unit in effect. Without a chosen one, as in older rounds, it follows from the scoring (PLAY-83). */
export const getScoreUnit = (
  unit: ScoreUnit | null | undefined,
  scoring: 'total' | 'firstTo' | 'timed',
  target: number | null,
): ScoreUnit =>
  unit ?? (scoring === 'firstTo' && (target ?? 0) <= GAMES_TARGET_MAX ? 'games' : 'points');

/** Limits of a match's sum. */
export const TOTAL_LIMITS: Readonly<Record<ScoreUnit, { min: number; max: number }>> = {
  points: { min: 8, max: 64 },
  games: { min: 3, max: 16 },
};

/** Sums, winner's targets and minutes that the settings offer. */
export const SCORES_OFFERED: Readonly<
  Record<ScoreUnit, Readonly<Record<'total' | 'firstTo' | 'timed', readonly number[]>>>
> = {
  points: { total: [16, 20, 21, 24, 32], firstTo: [11, 16, 21], timed: [10, 12, 15, 20] },
  games: { total: [4, 6, 7, 8], firstTo: [4, 6], timed: [10, 12, 15, 20] },
};

/** The words of a unit, in the forms that texts need. */
export type UnitWords = {
  /** Label or column heading: «Очки». */
  label: string;
  /** Forms after 1, 2 and 5: «очко», «очка», «очков». */
  forms: readonly [string, string, string];
  /** Form after «по»: «очкам». */
  dative: string;
};

export const UNIT_WORDS: Readonly<Record<ScoreUnit, UnitWords>> = {
  points: { label: 'Очки', forms: ['очко', 'очка', 'очков'], dative: 'очкам' },
  games: { label: 'Геймы', forms: ['гейм', 'гейма', 'геймов'], dative: 'геймам' },
};
