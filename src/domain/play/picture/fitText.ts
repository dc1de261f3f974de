import type { Font, MeasureText } from './shapes';

/** Matches the final part that distinguishes similar texts: the initial of a surname, or a number. */
const TAIL = / \S{1,5}$/u;

/** The longest fitting beginning of a text, with «…» and a given end; null when none fits. */
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

/** Shortens a text with «…» to a width, and keeps its end if that fits: «Конста… Б.»; empty when nothing fits. */
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
 * Fits a text into a width with the largest possible font. In the smallest font the text is shortened.
 * @param font the largest font
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
 * The largest font size in which all texts fit, at least `sizeMin`.
 * @param font the largest font
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
