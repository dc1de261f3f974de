import { RESULT_MARK_LABELS } from '../score/formatScore';
import type { PublicMatch, PublicPair } from '../output/publicRounds';
import { LINE_SPACING, CARD_PADDING, type PictureCardStyle } from './pictureCardStyle';
import { buildPlateShapes, CARD_RADIUS } from './courtPlate';
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

const RULE = 2;
const OUTCOMES = {
  won: { weight: 650, fill: PALETTE.ink },
  lost: { weight: 400, fill: PALETTE.quiet },
  open: { weight: 500, fill: PALETTE.ink },
} as const satisfies Record<PublicPair['outcome'], { weight: Font['weight']; fill: string }>;

function buildPairShapes(
  pair: PublicPair,
  half: PictureBox,
  style: PictureCardStyle,
  measure: MeasureText,
): Shape[] {
  const { weight, fill } = OUTCOMES[pair.outcome];
  const font: Font = { size: style.nameSize, weight };
  const middle = half.y + half.height / 2;
  const width = style.nameWidth;
  const line = style.nameSize * LINE_SPACING;
  const names = pair.names.map((name, index): Shape => {
    const step = index === 0 ? -1 : 1;
    return {
      kind: 'text',
      text: limitTextWidth(name, width, font, measure),
      x: style.isStacked || index === 0 ? half.x : half.x + width + CARD_PADDING,
      y: style.isStacked ? middle + step * line : middle,
      align: 'start',
      font,
      fill,
    };
  });
  if (pair.points === null) return names;
  const score: Font = {
    size: style.scoreSize,
    weight: pair.outcome === 'won' ? 750 : 400,
  };
  return [
    ...names,
    {
      kind: 'text',
      x: half.x + half.width,
      y: middle,
      align: 'end',
      fill,
      text: String(pair.points),
      font: score,
    },
  ];
}

/** The mark, such as «прерван», in the column of scores, on the line between the pairs. */
function buildMarkShapes(
  { result }: PublicMatch,
  right: number,
  y: number,
  measure: MeasureText,
): Shape[] {
  if (!result?.mark) return [];
  const text = RESULT_MARK_LABELS[result.mark];
  const font: Font = { size: 20, weight: 500 };
  const width = measure(text, font);
  const area = { x: right - width - 10, y: y - 15, width: width + 10, height: 30 };
  const textStyle = { x: right, y, align: 'end', font, fill: PALETTE.quiet } as const;
  return [createBoxShape(area, PALETTE.surface), { kind: 'text', text, ...textStyle }];
}

/** The card of a court: its plate, two pairs and their score. Only losers are dimmed (SEEN-33). */
export function buildCourtCard(
  match: PublicMatch,
  card: PictureBox,
  style: PictureCardStyle,
  measure: MeasureText,
): Shape[] {
  const x = card.x + style.plateWidth + CARD_PADDING;
  const right = card.x + card.width - CARD_PADDING;
  const half = { x, width: right - x, height: card.height / 2 };
  const middle = card.y + half.height;
  return [
    createBoxShape(card, PALETTE.line, CARD_RADIUS),
    createBoxShape(createInnerBox(card, RULE), PALETTE.surface, CARD_RADIUS - RULE),
    ...buildPlateShapes(match, { ...card, width: style.plateWidth }, measure),
    createBoxShape({ x, y: middle - 1, width: half.width, height: RULE }, PALETTE.faintLine),
    ...buildMarkShapes(match, right, middle, measure),
    ...buildPairShapes(match.a, { ...half, y: card.y }, style, measure),
    ...buildPairShapes(match.b, { ...half, y: middle }, style, measure),
  ];
}
