import { formatLevel, formatLevelRange } from './level';

/** DESK-15: a level in a text for people: «3,5». */
export const formatSpokenLevel = (level: number): string => formatLevel(level).replace('.', ',');

/** DESK-15: levels in a text for people: «3,5–4», «3», «2+», «до 4». */
export function formatSpokenLevels(from: number | null, to: number | null): string {
  if (from === null || to === null) return formatLevelRange(from, to).replace('.', ',');
  return from === to
    ? formatSpokenLevel(from)
    : `${formatSpokenLevel(from)}–${formatSpokenLevel(to)}`;
}

export type LevelRange = { level_from: number | null; level_to: number | null };

/** DESK-10: how a player's level lies outside a tournament's range; null where it fits or is not known. */
export function findLevelMismatch(
  level: number | null,
  { level_from, level_to }: LevelRange,
): 'ниже' | 'выше' | null {
  if (level === null) return null;
  if (level_from !== null && level < level_from) return 'ниже';
  return level_to !== null && level > level_to ? 'выше' : null;
}
