import type { Font, MeasureText } from './shapes';

/** The initial of a surname, or a number: the part that distinguishes similar texts. */
const TAIL = / \S{1,5}$/u;

/** The longest fitting beginning of a text with «…» and an end; null when none fits. */
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

/** Shortens a text with «…» to a width, with its last letters if they fit: «Конста… Б.»; empty when nothing fits. */
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
 * Fits a text into a width with the largest possible font; cuts it in the smallest one.
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
 * The largest font size in which all texts fit, but not below `sizeMin`.
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
