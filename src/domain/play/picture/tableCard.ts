import { ellipsized } from './fit';
import { PALETTE } from './palette';
import { box, inset, type Box, type Font, type Measure, type Shape } from './shapes';
import { boldOf, LABEL, type PictureRow, type TableColumns } from './tableColumns';

/** How the rows of a picture's cards look. */
export type TableLooks = {
  rowHeight: number;
  size: number;
  columns: TableColumns;
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
  { placeRight, nameLeft, values: columns }: TableColumns,
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

function rowShapes(row: PictureRow, card: Box, y: number, looks: TableLooks, measure: Measure) {
  const { columns, size } = looks;
  const isFirst = row.place === 1;
  const bold = boldOf(size);
  const plain: Font = { size, weight: 400 };
  const font = isFirst ? bold : plain;
  const [ink, quiet] = isFirst ? [PALETTE.onGreen, PALETTE.onGreen] : [PALETTE.ink, PALETTE.quiet];
  return lineShapes(
    [
      { text: String(row.place), font, fill: quiet },
      { text: ellipsized(row.name, columns.nameWidth, font, measure), font, fill: ink },
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
export function tableCard(
  rows: readonly PictureRow[],
  card: Box,
  looks: TableLooks,
  measure: Measure,
): Shape[] {
  const { rowHeight, columns, nameLabel } = looks;
  const outline = { ...card, height: LABEL_HEIGHT + rows.length * rowHeight + RULE };
  const face = inset(outline, RULE);
  const label = (text: string): Written => ({ text, font: LABEL, fill: PALETTE.quiet });
  const labels = columns.values.map((column) => label(column.label));
  return [
    box(outline, PALETTE.line, RADIUS),
    box(face, PALETTE.surface, RADIUS - RULE),
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
        box({ ...face, y, height: RULE }, PALETTE.faintLine),
        ...(row.place === 1 ? [box(firstPlate(whole), PALETTE.green, RADIUS - RULE - INSET)] : []),
        ...rowShapes(row, card, y + RULE / 2 + rowHeight / 2, looks, measure),
      ];
    }),
  ];
}
