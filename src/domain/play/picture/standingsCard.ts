import { ellipsize } from './fitText';
import { PALETTE } from './palette';
import { createBoldFont, LABEL_FONT, type PictureRow, type PictureColumns } from './pictureColumns';
import { createBox, insetBox, type Box, type Font, type MeasureText, type Shape } from './shapes';

/** How the rows of a picture's cards look. */
export type StandingsCardStyle = {
  rowHeight: number;
  size: number;
  columns: PictureColumns;
  /** «Игрок», «Пара». */
  nameLabel: string;
};

export const LABEL_HEIGHT = 58;
const RADIUS = 24;
const RULE = 2;
const INSET = 8;

/** Under a first place, clear of the card's round corners; low rows leave less above and below. */
const firstPlate = ({ x, y, width, height }: Box): Box => {
  const above = Math.min(INSET, Math.floor(height / 11));
  return { x: x + INSET, y: y + above, width: width - 2 * INSET, height: height - 2 * above };
};

type Written = { text: string; font: Font; fill: string };

/** The texts of a line of the table: place, name, and its values, the deciding one first. */
function lineShapes(
  [place, name, ...values]: readonly [Written, Written, ...Written[]],
  card: Box,
  y: number,
  { placeRight, nameLeft, values: columns }: PictureColumns,
): Shape[] {
  const at = (written: Written, x: number, align: 'start' | 'end'): Shape => ({
    kind: 'text',
    ...written,
    x: card.x + x,
    y,
    align,
  });
  return [
    at(place, placeRight, 'end'),
    at(name, nameLeft, 'start'),
    ...columns.map(({ right }, index) => at(values[index]!, right, 'end')),
  ];
}

function rowShapes(
  row: PictureRow,
  card: Box,
  y: number,
  looks: StandingsCardStyle,
  measure: MeasureText,
) {
  const { columns, size } = looks;
  const isFirst = row.place === 1;
  const bold = createBoldFont(size);
  const plain: Font = { size, weight: 400 };
  const font = isFirst ? bold : plain;
  const [ink, quiet] = isFirst ? [PALETTE.onGreen, PALETTE.onGreen] : [PALETTE.ink, PALETTE.quiet];
  return lineShapes(
    [
      { text: String(row.place), font, fill: quiet },
      { text: ellipsize(row.name, columns.nameWidth, font, measure), font, fill: ink },
      ...columns.values.map(({ at }, index): Written => ({
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

/** SEEN-33: a part of the table as a card; who is first stands on green. */
export function buildStandingsCard(
  rows: readonly PictureRow[],
  card: Box,
  looks: StandingsCardStyle,
  measure: MeasureText,
): Shape[] {
  const { rowHeight, columns, nameLabel } = looks;
  const outline = { ...card, height: LABEL_HEIGHT + rows.length * rowHeight + RULE };
  const face = insetBox(outline, RULE);
  const label = (text: string): Written => ({ text, font: LABEL_FONT, fill: PALETTE.quiet });
  const labels = columns.values.map((column) => label(column.label));
  return [
    createBox(outline, PALETTE.line, RADIUS),
    createBox(face, PALETTE.surface, RADIUS - RULE),
    ...lineShapes(
      [label('№'), label(nameLabel), ...labels],
      card,
      card.y + LABEL_HEIGHT / 2,
      columns,
    ),
    ...rows.flatMap((row, index) => {
      const y = card.y + LABEL_HEIGHT + index * rowHeight;
      const whole = { ...face, y, height: rowHeight + RULE };
      return [
        createBox({ ...face, y, height: RULE }, PALETTE.faintLine),
        ...(row.place === 1
          ? [createBox(firstPlate(whole), PALETTE.green, RADIUS - RULE - INSET)]
          : []),
        ...rowShapes(row, card, y + RULE / 2 + rowHeight / 2, looks, measure),
      ];
    }),
  ];
}
