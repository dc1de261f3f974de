import type { Font, MeasureText } from './shapes';

/** The letter of a surname, or a number: what tells a text from others like it. */
const TAIL = / \S{1,5}$/u;

/** The longest beginning of a text that fits, «…» and an end; null where none does. */
function limitTextWithEnd(
  text: string,
  end: string,
  { width, font, measure }: { width: number; font: Font; measure: MeasureText },
): string | null {
  const letters = [...text];
  while (letters.length > 0) {
    letters.pop();
    const shorter = `${letters.join('').trimEnd()}…${end}`;
    if (measure(shorter, font) <= width) return letters.length > 0 ? shorter : null;
  }
  return null;
}

/**
 * A text shortened by «…» where it would be wider than it may be, with its last letters where there is room for
 * them: «Конста… Б.»; empty where nothing fits.
 */
export function limitTextWidth(
  text: string,
  width: number,
  font: Font,
  measure: MeasureText,
): string {
  if (measure(text, font) <= width) return text;
  const tail = TAIL.exec(text)?.[0] ?? '';
  const room = { width, font, measure };
  return (
    limitTextWithEnd(text.slice(0, text.length - tail.length), tail, room) ??
    limitTextWithEnd(text, '', room) ??
    ''
  );
}

/**
 * A text in the largest font that it fits in, down to a smallest one, in which it is cut.
 * @param font the largest one
 */
export function fitText(
  text: string,
  width: number,
  font: Font,
  sizeMin: number,
  measure: MeasureText,
): { text: string; font: Font } {
  const whole = measure(text, font);
  if (whole <= width) return { text, font };
  const size = Math.max(sizeMin, Math.floor((font.size * width) / whole));
  const smaller = { ...font, size };
  return { text: limitTextWidth(text, width, smaller, measure), font: smaller };
}

/**
 * The largest size, down to a smallest one, in which all of some texts fit.
 * @param font the largest one
 */
export function computeSharedSize(
  texts: readonly string[],
  width: number,
  font: Font,
  sizeMin: number,
  measure: MeasureText,
): number {
  const widest = Math.max(0, ...texts.map((text) => measure(text, font)));
  if (widest <= width) return font.size;
  return Math.min(font.size, Math.max(sizeMin, Math.floor((font.size * width) / widest)));
}
