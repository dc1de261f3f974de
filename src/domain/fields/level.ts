export const LEVEL_MIN = 1;
export const LEVEL_MAX = 7;
export const LEVEL_STEP = 0.5;

/** All levels in ascending order: 1, 1.5 ... 7. */
export const LEVELS: readonly number[] = Array.from(
  { length: (LEVEL_MAX - LEVEL_MIN) / LEVEL_STEP + 1 },
  (_, index) => LEVEL_MIN + index * LEVEL_STEP,
);

/** Formats a level: «2», «2.5», «не указан» (FORMAT-3). */
export function formatLevel(level: number | null): string {
  if (level === null) return 'не указан';
  return Number.isInteger(level) ? String(level) : level.toFixed(1);
}

/** Formats «2 - 4.5», or «2+» without an upper bound (DETAIL-2). */
export function formatLevelRange(from: number | null, to: number | null): string {
  if (from === null) return to === null ? formatLevel(null) : `до ${formatLevel(to)}`;
  return to === null ? `${formatLevel(from)}+` : `${formatLevel(from)} - ${formatLevel(to)}`;
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
