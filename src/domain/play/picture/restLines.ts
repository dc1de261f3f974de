import { limitTextWidth } from './fitText';
import type { Font, MeasureText } from './shapes';

/** The largest size first: as many rest as have no court. */
const SIZE_MIN = 22;
const SIZES = [34, 30, 26, SIZE_MIN] as const;
export const LINE_HEIGHT = 1.4;
/** Who rests gets no more of the picture. */
const SHARE_MAX = 0.4;

/** Texts in lines, broken only between them. */
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
 * SEEN-33: who rests, in lines of the largest font that leaves room for the courts.
 * @param room of the picture's body
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
  // Three long names a line, so that three dozen have room.
  return found ?? buildLines(SIZE_MIN, room.width / 3 - SIZE_MIN);
}
