import { computeSharedSize } from './fitText';
import { getBodyBox, buildHeadShapes, type PictureHead } from './head';
import { PALETTE } from './palette';
import {
  createBoldFont,
  computePictureColumns,
  type PictureRow,
  CARD_LABEL_HEIGHT,
  buildStandingsCard,
} from './standingsCard';
import { createBoxShape, type MeasureText, type Shape, type Size } from './shapes';

/** Content of the standings' picture. The last value of a row is the deciding one. */
export type StandingsPictureContent = {
  head: PictureHead;
  /** Label of the names: «Игрок» or «Пара». */
  nameLabel: string;
  labels: readonly string[];
  rows: readonly PictureRow[];
};

/** Minimum height of a row in px. Lower rows would be unreadable on a phone, so the picture gets two columns. */
const ROW_MIN = 50;
const ROW_MAX = 128;
const SIZE_MAX = 50;
const SIZE_MIN = 24;
const GAP = 24;

/** Builds the picture of the standings, in one column if its rows are readable, otherwise in two (SEEN-33). */
export function buildStandingsPicture(
  { head, nameLabel, labels, rows }: StandingsPictureContent,
  size: Size,
  measure: MeasureText,
): Shape[] {
  const body = getBodyBox(size);
  const room = body.height - CARD_LABEL_HEIGHT;
  const isWide = rows.length * ROW_MIN <= room;
  const perCard = isWide ? rows.length : Math.ceil(rows.length / 2);
  const width = isWide ? body.width : (body.width - GAP) / 2;
  const rowHeight = Math.min(ROW_MAX, Math.floor(room / Math.max(1, perCard)));
  const shownLabels = isWide ? labels : labels.slice(-1);
  const sizeMax = Math.min(SIZE_MAX, Math.floor(rowHeight * 0.56));
  const names = rows.map(({ name }) => name);
  const { nameWidth } = computePictureColumns(rows, shownLabels, width, sizeMax, measure);
  const fontSize = computeSharedSize(names, nameWidth, createBoldFont(sizeMax), SIZE_MIN, measure);
  const columns = computePictureColumns(rows, shownLabels, width, fontSize, measure);
  const cards = isWide ? [rows] : [rows.slice(0, perCard), rows.slice(perCard)];
  return [
    createBoxShape({ x: 0, y: 0, ...size }, PALETTE.paper),
    ...buildHeadShapes(head, size, measure),
    ...cards.flatMap((own, index) => {
      const card = { ...body, x: body.x + index * (width + GAP), width };
      return buildStandingsCard(
        own,
        card,
        { rowHeight, size: fontSize, columns, nameLabel },
        measure,
      );
    }),
  ];
}
