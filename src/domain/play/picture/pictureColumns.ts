import type { Font, MeasureText } from './shapes';

export type PictureRow = { place: number; name: string; values: readonly string[] };

/** A column of values: its right edge, and the left edge of its widest value, in px. */
type PictureValueColumn = { label: string; at: number; right: number; left: number };

/** Positions within a row, in px from the card's left edge. */
export type PictureColumns = {
  placeRight: number;
  nameLeft: number;
  nameWidth: number;
  /** The columns of values; the deciding one comes first, at the right edge. */
  values: readonly PictureValueColumn[];
};

export const LABEL_FONT: Font = { size: 26, weight: 500 };
export const createBoldFont = (size: number): Font => ({ size, weight: 750 });

const PADDING = 30;
const GAP = 22;
const VALUE_GAP = 44;

const measureWidest = (
  texts: readonly string[],
  font: Font,
  label: string,
  measure: MeasureText,
): number => Math.max(measure(label, LABEL_FONT), ...texts.map((text) => measure(text, font)));

/**
 * The columns of the standings, the same for all cards of a picture.
 * @param labels labels of the values that fit: the last values of each row
 * @param size the font size of rows
 */
export function computePictureColumns(
  rows: readonly PictureRow[],
  labels: readonly string[],
  cardWidth: number,
  size: number,
  measure: MeasureText,
): PictureColumns {
  const font = createBoldFont(size);
  const places = rows.map(({ place }) => String(place));
  const placeRight = PADDING + measureWidest(places, font, '№', measure);
  const skipped = (rows[0]?.values.length ?? 0) - labels.length;
  const values: PictureValueColumn[] = [];
  let right = cardWidth - PADDING;
  for (const [index, label] of [...labels.entries()].reverse()) {
    const at = index + skipped;
    const texts = rows.map((row) => row.values[at] ?? '');
    const left = right - measureWidest(texts, font, label, measure);
    values.push({ label, at, right, left });
    right = left - VALUE_GAP;
  }
  const nameLeft = placeRight + GAP;
  return { placeRight, nameLeft, nameWidth: right + VALUE_GAP - GAP - nameLeft, values };
}
