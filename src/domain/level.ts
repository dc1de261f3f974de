export const LEVEL_MIN = 1;
export const LEVEL_MAX = 7;
export const LEVEL_STEP = 0.5;

/** Every level that can be chosen, ascending: 1, 1.5 ... 7. */
export const LEVELS: readonly number[] = Array.from(
  { length: (LEVEL_MAX - LEVEL_MIN) / LEVEL_STEP + 1 },
  (_, index) => LEVEL_MIN + index * LEVEL_STEP,
);

/** FORMAT-3: «2», «2.5», «не указан». */
export function formatLevel(level: number | null): string {
  if (level === null) return 'не указан';
  return Number.isInteger(level) ? String(level) : level.toFixed(1);
}

/** DETAIL-2: «2 - 4.5», or «2+» without an upper bound. */
export function formatLevelRange(from: number | null, to: number | null): string {
  if (from === null) return to === null ? formatLevel(null) : `до ${formatLevel(to)}`;
  return to === null ? `${formatLevel(from)}+` : `${formatLevel(from)} - ${formatLevel(to)}`;
}

/** DESK-15: a level in a text for people: «3,5». */
const levelText = (level: number): string => formatLevel(level).replace('.', ',');

/** DESK-15: levels in a text for people: «3,5–4», «3», «2+», «до 4». */
export function levelsText(from: number | null, to: number | null): string {
  if (from === null || to === null) return formatLevelRange(from, to).replace('.', ',');
  return from === to ? levelText(from) : `${levelText(from)}–${levelText(to)}`;
}

export type LevelRange = { level_from: number | null; level_to: number | null };

/** DESK-10: how a player's level lies outside a tournament's range; null where it fits or is not known. */
export function levelOutside(
  level: number | null,
  { level_from, level_to }: LevelRange,
): 'ниже' | 'выше' | null {
  if (level === null) return null;
  if (level_from !== null && level < level_from) return 'ниже';
  return level_to !== null && level > level_to ? 'выше' : null;
}
