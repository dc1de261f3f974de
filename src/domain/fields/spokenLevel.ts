import { formatLevel, formatLevelRange } from './level';

/** A level in a text for people: «3,5» (COMFORT-45). */
export const formatSpokenLevel = (level: number): string => formatLevel(level).replace('.', ',');

/** Levels in a text for people: «3,5–4», «3», «2+», «до 4» (COMFORT-45). */
export function formatSpokenLevels(from: number | null, to: number | null): string {
  if (from === null || to === null) return formatLevelRange(from, to).replace('.', ',');
  return from === to
    ? formatSpokenLevel(from)
    : `${formatSpokenLevel(from)}–${formatSpokenLevel(to)}`;
}

export type LevelRange = { level_from: number | null; level_to: number | null };

/** The side on which a player's level is outside a tournament's range; null when it fits or is unknown (DETAIL-4). */
export function findLevelMismatch(
  level: number | null,
  { level_from, level_to }: LevelRange,
): 'ниже' | 'выше' | null {
  if (level === null) return null;
  if (level_from !== null && level < level_from) return 'ниже';
  return level_to !== null && level > level_to ? 'выше' : null;
}
