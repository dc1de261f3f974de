import { LEVEL_MAX, LEVEL_MIN } from '../fields/level';
import type { PlayerRating } from './ratePlayers';

/** PLAYER-42: below so many matches nothing is said of a player's level. */
export const RATED_MATCHES_MIN = 10;
/** PLAYER-42: so many players are needed who have these matches and have said their level. */
export const STATED_LEVELS_MIN = 6;

/**
 * How far a level is really off, in parts of sigma, which counts a match as one observation and not as all its
 * rallies: docs/decisions/0051-rating.md.
 */
const OFF_BY = 0.25;

/** How a rating is shown: in the club's levels. */
export type RatedLevel = {
  /** To tenths; null below enough matches, and where the club's levels are not known well enough. */
  level: number | null;
  uncertainty: number | null;
  matches: number;
};

/** What turns mu into a level. */
type RatingLevelLine = { slope: number; intercept: number };

const computeMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The line of least squares through what players have said and how they play.
 * @returns null for too few, and where whoever says more does not play better
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

/** PLAYER-42: the club's scale, by those who have said their level and played enough; null where there is none. */
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

/** PLAYER-42: a rating in the club's levels. It suggests; what a player has said stays as it is. */
export function toRatedLevel(
  scale: RatingLevelLine | null,
  { mu, sigma, matches }: PlayerRating,
): RatedLevel {
  if (!scale || matches < RATED_MATCHES_MIN) return { level: null, uncertainty: null, matches };
  const level = toTenths(clampToLevels(scale.intercept + scale.slope * mu));
  return { level, uncertainty: Math.max(0.1, toTenths(scale.slope * OFF_BY * sigma)), matches };
}
