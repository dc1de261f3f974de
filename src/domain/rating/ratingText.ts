import { formatLevel } from '../level';
import { plural } from '../plural';
import { MATCHES_MIN, STATED_MIN, type LevelByPlay } from './levelScale';

const matchesText = (count: number): string => plural(count, 'матч', 'матча', 'матчей');

/** PLAYER-42: «по игре 3.5 ± 0.5, 14 матчей», or what is missing before that can be said. */
export function ratingText(rating: LevelByPlay | null): string {
  if (!rating || rating.matches === 0) return 'уровень по\u00a0игре: матчей ещё нет';
  const { level, uncertainty, matches } = rating;
  if (level !== null && uncertainty !== null) {
    const shown = `${formatLevel(level)}\u00a0±\u00a0${formatLevel(uncertainty)}`;
    return `по\u00a0игре ${shown}, ${matchesText(matches)}`;
  }
  if (matches < MATCHES_MIN) {
    return `уровень по\u00a0игре: ${matchesText(matches)}, нужно ${MATCHES_MIN}`;
  }
  return `уровень по\u00a0игре: нужны ${STATED_MIN}\u00a0игроков, которые назвали уровень и\u00a0сыграли по\u00a0${MATCHES_MIN}\u00a0матчей`;
}
