import type { PublicRoundView } from '../output/publicRounds';
import { formatRestsLabel } from '../output/roundText';
import { buildCourtCard } from './courtCard';
import { getBodyBox, buildHeadShapes, type PictureHead } from './head';
import { PALETTE } from './palette';
import { computePictureCardStyle } from './pictureCardStyle';
import { LINE_HEIGHT, buildRestLines } from './restLines';
import { createBoxShape, type MeasureText, type Shape, type Size } from './shapes';

export type RoundPictureContent = {
  head: PictureHead;
  round: Pick<PublicRoundView, 'matches' | 'rests'>;
};

/** Minimum height of a card in px; with more courts the picture gets two columns. */
const CARD_MIN = 132;
const CARD_MAX = 360;
const GAP = 24;

/** Builds the picture of a round: its courts in one or two columns, and the resting players (SEEN-33). */
export function buildRoundPicture(
  { head, round }: RoundPictureContent,
  size: Size,
  measure: MeasureText,
): Shape[] {
  const { matches, rests } = round;
  const body = getBodyBox(size);
  const resting = buildRestLines(formatRestsLabel(rests), rests, body, measure);
  const room = body.height - (rests.length > 0 ? resting.height + GAP : 0);
  const computeHeight = (lines: number) =>
    Math.min(CARD_MAX, Math.floor((room + GAP) / lines) - GAP);
  const perLine = computeHeight(matches.length) < CARD_MIN ? 2 : 1;
  const lines = Math.ceil(matches.length / perLine);
  const height = computeHeight(lines);
  const width = (body.width - (perLine - 1) * GAP) / perLine;
  const style = computePictureCardStyle(matches, { width, height }, measure);
  const restsY = body.y + lines * (height + GAP);
  return [
    createBoxShape({ x: 0, y: 0, ...size }, PALETTE.paper),
    ...buildHeadShapes(head, size, measure),
    ...matches.flatMap((match, index) => {
      const x = body.x + (index % perLine) * (width + GAP);
      const y = body.y + Math.floor(index / perLine) * (height + GAP);
      return buildCourtCard(match, { x, y, width, height }, style, measure);
    }),
    ...resting.lines.map((text, index): Shape => ({
      kind: 'text',
      text,
      x: body.x,
      y: restsY + (index + 0.5) * resting.font.size * LINE_HEIGHT,
      align: 'start',
      font: resting.font,
      fill: PALETTE.quiet,
    })),
  ];
}
