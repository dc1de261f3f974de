import { limitTextWidth } from './fitText';
import { PALETTE } from './palette';
import {
  createBoxShape,
  createInnerBox,
  type PictureBox,
  type Font,
  type MeasureText,
  type Shape,
} from './shapes';

export type PictureRow = { place: number; name: string; values: readonly string[] };

/** A column of values: its right edge, and the left edge of its widest value, in px. */
type PictureValueColumn = { label: string; at: number; right: number; left: number };

/** Positions within a row, in px from the card's left edge. */
type PictureColumns = {
  placeRight: number;
  nameLeft: number;
  nameWidth: number;
  /** The columns of values; the deciding one comes first, at the right edge. */
  values: readonly PictureValueColumn[];
};

const LABEL_FONT: Font = { size: 26, weight: 500 };
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

type PictureStandingsStyle = {
  rowHeight: number;
  size: number;
  columns: PictureColumns;
  /** Label of the names: «Игрок» or «Пара». */
  nameLabel: string;
};

export const CARD_LABEL_HEIGHT = 58;
const RADIUS = 24;
const RULE = 2;
const INSET = 8;

/** The plate behind a first place, within the card's round corners. Low rows leave less space above and below it. */
const getFirstPlate = ({ x, y, width, height }: PictureBox): PictureBox => {
  const above = Math.min(INSET, Math.floor(height / 11));
  return { x: x + INSET, y: y + above, width: width - 2 * INSET, height: height - 2 * above };
};

type StyledText = { text: string; font: Font; fill: string };

/** The texts of a row: place, name, and values with the deciding one first. */
function buildLineShapes(
  [place, name, ...values]: readonly [StyledText, StyledText, ...StyledText[]],
  card: PictureBox,
  y: number,
  { placeRight, nameLeft, values: columns }: PictureColumns,
): Shape[] {
  const buildCell = (text: StyledText, x: number, align: 'start' | 'end'): Shape => ({
    kind: 'text',
    ...text,
    x: card.x + x,
    y,
    align,
  });
  return [
    buildCell(place, placeRight, 'end'),
    buildCell(name, nameLeft, 'start'),
    ...columns.map(({ right }, index) => buildCell(values[index]!, right, 'end')),
  ];
}

function buildRowShapes(
  row: PictureRow,
  card: PictureBox,
  y: number,
  style: PictureStandingsStyle,
  measure: MeasureText,
) {
  const { columns, size } = style;
  const isFirst = row.place === 1;
  const bold = createBoldFont(size);
  const plain: Font = { size, weight: 400 };
  const font = isFirst ? bold : plain;
  const [ink, quiet] = isFirst ? [PALETTE.onGreen, PALETTE.onGreen] : [PALETTE.ink, PALETTE.quiet];
  return buildLineShapes(
    [
      { text: String(row.place), font, fill: quiet },
      { text: limitTextWidth(row.name, columns.nameWidth, font, measure), font, fill: ink },
      ...columns.values.map(({ at }, index): StyledText => ({
        text: row.values[at] ?? '',
        font: index === 0 ? bold : plain,
        fill: index === 0 ? ink : quiet,
      })),
    ],
    card,
    y,
    columns,
  );
}

/** A part of the standings as a card; first places have a green plate (SEEN-33). */
export function buildStandingsCard(
  rows: readonly PictureRow[],
  card: PictureBox,
  style: PictureStandingsStyle,
  measure: MeasureText,
): Shape[] {
  const { rowHeight, columns, nameLabel } = style;
  const outline = { ...card, height: CARD_LABEL_HEIGHT + rows.length * rowHeight + RULE };
  const face = createInnerBox(outline, RULE);
  const createLabel = (text: string): StyledText => ({
    text,
    font: LABEL_FONT,
    fill: PALETTE.quiet,
  });
  const labels = columns.values.map((column) => createLabel(column.label));
  return [
    createBoxShape(outline, PALETTE.line, RADIUS),
    createBoxShape(face, PALETTE.surface, RADIUS - RULE),
    ...buildLineShapes(
      [createLabel('№'), createLabel(nameLabel), ...labels],
      card,
      card.y + CARD_LABEL_HEIGHT / 2,
      columns,
    ),
    ...rows.flatMap((row, index) => {
      const y = card.y + CARD_LABEL_HEIGHT + index * rowHeight;
      const whole = { ...face, y, height: rowHeight + RULE };
      return [
        createBoxShape({ ...face, y, height: RULE }, PALETTE.faintLine),
        ...(row.place === 1
          ? [createBoxShape(getFirstPlate(whole), PALETTE.green, RADIUS - RULE - INSET)]
          : []),
        ...buildRowShapes(row, card, y + RULE / 2 + rowHeight / 2, style, measure),
      ];
    }),
  ];
}
