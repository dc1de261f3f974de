import type { MeasureText, Shape, TextShape } from '../../../../src/domain/play/picture/shapes';

/** Letters of equal width in relation to the font size. They are wider than in most fonts, bold ones even more. */
export const createMeasure =
  (ofSize: number): MeasureText =>
  (text, { size, weight }) =>
    [...text].length * size * ofSize * (weight >= 650 ? 1.12 : 1);

type Edges = { left: number; right: number; top: number; bottom: number };

/** The area of a text: the full height of its letters, without line spacing. */
function getEdges({ text, x, y, align, font }: TextShape, measure: MeasureText): Edges {
  const width = measure(text, font);
  const left = { start: x, center: x - width / 2, end: x - width }[align];
  return { left, right: left + width, top: y - font.size / 2, bottom: y + font.size / 2 };
}

export const listTexts = (shapes: readonly Shape[]): TextShape[] =>
  shapes.filter((shape) => shape.kind === 'text');

const EPSILON = 0.01;

/** Texts that exceed the picture, and pairs that overlap. */
export function listLayoutFlaws(
  shapes: readonly Shape[],
  { width, height }: { width: number; height: number },
  measure: MeasureText,
): string[] {
  const texts = listTexts(shapes).map((shape) => ({
    text: shape.text,
    ...getEdges(shape, measure),
  }));
  const outside = texts.filter(
    ({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height,
  );
  const covered = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right - EPSILON &&
          other.left < one.right - EPSILON &&
          one.top < other.bottom - EPSILON &&
          other.top < one.bottom - EPSILON,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );
  return [...outside.map(({ text }) => `outside: ${text}`), ...covered];
}
