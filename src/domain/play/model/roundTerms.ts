import { GAMES_TARGET_MAX, getRestCredit, type GameSettings } from './gameSettings';
import type { RoundTerms } from './round';

type MatchTerms = Pick<
  GameSettings,
  'scoring' | 'total' | 'firstTo' | 'roundMinutes' | 'pointSeconds' | 'gameMinutes'
>;

/** The minutes of a match: a target of N takes 1.6 N points or 1.5 N games (PLAY-1). */
export function computeMatchMinutes({
  scoring,
  total,
  firstTo,
  roundMinutes,
  pointSeconds,
  gameMinutes,
}: MatchTerms): number {
  if (scoring === 'timed') return roundMinutes;
  if (scoring === 'total') return Math.ceil((total * pointSeconds) / 60);
  // Multiplies whole numbers first, so that rounding up is exact.
  return firstTo <= GAMES_TARGET_MAX
    ? Math.ceil((3 * firstTo * gameMinutes) / 2)
    : Math.ceil((8 * firstTo * pointSeconds) / (5 * 60));
}

/** The terms of a round that starts now. */
export const getRoundTerms = (settings: GameSettings): RoundTerms => ({
  scoring: settings.scoring,
  target: { total: settings.total, firstTo: settings.firstTo, timed: null }[settings.scoring],
  minutes: computeMatchMinutes(settings),
  restCredit: getRestCredit(settings),
});
