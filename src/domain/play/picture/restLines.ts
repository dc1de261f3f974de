import { limitTextWidth } from './fitText';
import type { Font, MeasureText } from './shapes';

/** Font sizes from the largest down, because any number of players may rest. */
const SIZE_MIN = 22;
const SIZES = [34, 30, 26, SIZE_MIN] as const;
export const LINE_HEIGHT = 1.4;
/** Maximum share of the picture's body for resting players. */
const SHARE_MAX = 0.4;

/** Wraps texts into lines; a text itself is never broken. */
function wrapTexts(
  texts: readonly string[],
  width: number,
  font: Font,
  measure: MeasureText,
): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    const longer = last === undefined ? text : `${last} ${text}`;
    if (last !== undefined && measure(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push(limitTextWidth(text, width, font, measure));
  }
  return lines;
}

/**
 * Arranges the resting players in lines, with the largest font that leaves space for the courts (SEEN-33).
 * @param room the size of the picture's body
 */
export function buildRestLines(
  label: string,
  rests: readonly string[],
  room: { width: number; height: number },
  measure: MeasureText,
): { lines: string[]; font: Font; height: number } {
  const buildLines = (size: number, nameWidth: number) => {
    const font: Font = { size, weight: 400 };
    const names = rests.map((name, index) => {
      const comma = index < rests.length - 1 ? ',' : '';
      return limitTextWidth(name, nameWidth, font, measure) + comma;
    });
    const texts = rests.length === 0 ? [] : [`${label}:`, ...names];
    const lines = wrapTexts(texts, room.width, font, measure);
    return { lines, font, height: Math.ceil(lines.length * size * LINE_HEIGHT) };
  };
  const whole = SIZES.map((size) => buildLines(size, room.width - 2 * size));
  const found = whole.find(({ height }) => height <= SHARE_MAX * room.height);
  // In the smallest font three long names fit in a line, so about three dozen names fit in all.
  return found ?? buildLines(SIZE_MIN, room.width / 3 - SIZE_MIN);
}
