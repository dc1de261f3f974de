import { LEVEL_MAX, LEVEL_MIN } from '../fields/level';
import type { PlayerRating } from './ratePlayers';

/** Number of matches that a player needs for a rating (PLAYER-42). */
export const RATED_MATCHES_MIN = 10;
/** Number of players with enough matches and a stated level that the scale needs (PLAYER-42). */
export const STATED_LEVELS_MIN = 6;

/**
 * The real error of a level, as a share of sigma. Sigma counts a match as one observation instead of all its rallies:
 * docs/decisions/0051-rating.md.
 */
const OFF_BY = 0.25;

/** A rating in the club's levels. */
export type RatedLevel = {
  /** Level rounded to tenths; null with too few matches, or without a reliable scale. */
  level: number | null;
  uncertainty: number | null;
  matches: number;
};

/** Linear function that converts mu into a level. */
type RatingLevelLine = { slope: number; intercept: number };

const computeMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Fits the least-squares line between skill and stated level.
 * @returns null for too few points, and when higher stated levels do not mean better play
 */
function fitLevelScale(points: readonly { mu: number; stated: number }[]): RatingLevelLine | null {
  if (points.length < STATED_LEVELS_MIN) return null;
  const [mu, stated] = [
    computeMean(points.map((one) => one.mu)),
    computeMean(points.map((one) => one.stated)),
  ];
  const spread = points.reduce((sum, one) => sum + (one.mu - mu) ** 2, 0);
  const covariance = points.reduce((sum, one) => sum + (one.mu - mu) * (one.stated - stated), 0);
  if (spread === 0 || covariance <= 0) return null;
  const slope = covariance / spread;
  return { slope, intercept: stated - slope * mu };
}

const toTenths = (value: number): number => Math.round(10 * value) / 10;

const clampToLevels = (level: number): number => Math.min(LEVEL_MAX, Math.max(LEVEL_MIN, level));

/**
 * Computes the club's scale from players with a stated level and enough matches; null without enough such players
 * (PLAYER-42).
 */
export function computeLevelScale(
  ratings: ReadonlyMap<string, PlayerRating>,
  statedOf: (playerId: string) => number | null,
): RatingLevelLine | null {
  const points = [...ratings].flatMap(([id, { mu, matches }]) => {
    const stated = statedOf(id);
    return stated === null || matches < RATED_MATCHES_MIN ? [] : [{ mu, stated }];
  });
  return fitLevelScale(points);
}

/**
 * Converts a rating to the club's levels (PLAYER-42). The result is a suggestion and does not change the stated level.
 */
export function toRatedLevel(
  scale: RatingLevelLine | null,
  { mu, sigma, matches }: PlayerRating,
): RatedLevel {
  if (!scale || matches < RATED_MATCHES_MIN) return { level: null, uncertainty: null, matches };
  const level = toTenths(clampToLevels(scale.intercept + scale.slope * mu));
  return { level, uncertainty: Math.max(0.1, toTenths(scale.slope * OFF_BY * sigma)), matches };
}
