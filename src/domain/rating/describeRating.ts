import { formatLevel } from '../fields/level';
import { formatQuantity } from '../lib/formatQuantity';
import { RATED_MATCHES_MIN, STATED_LEVELS_MIN, type RatedLevel } from './levelScale';

const formatMatches = (count: number): string => formatQuantity(count, 'матч', 'матча', 'матчей');

/** Returns «по игре 3.5 ± 0.5, 14 матчей», or the missing requirement for a rating (PLAYER-42). */
export function describeRating(rating: RatedLevel | null): string {
  if (!rating || rating.matches === 0) return 'уровень по\u00a0игре: матчей ещё нет';
  const { level, uncertainty, matches } = rating;
  if (level !== null && uncertainty !== null) {
    const levelText = `${formatLevel(level)}\u00a0±\u00a0${formatLevel(uncertainty)}`;
    return `по\u00a0игре ${levelText}, ${formatMatches(matches)}`;
  }
  if (matches < RATED_MATCHES_MIN) {
    return `уровень по\u00a0игре: ${formatMatches(matches)}, нужно ${RATED_MATCHES_MIN}`;
  }
  return `уровень по\u00a0игре: нужны ${STATED_LEVELS_MIN}\u00a0игроков, которые назвали уровень и\u00a0сыграли по\u00a0${RATED_MATCHES_MIN}\u00a0матчей`;
}
