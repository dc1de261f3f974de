import { RESULT_MARK_LABELS } from '../score/formatScore';
import type { PublicMatch, PublicPair } from '../output/publicRounds';
import {
  LINE_SPACING,
  CARD_PADDING,
  type PictureCardStyle,
  isNumberedCourt,
} from './pictureCardStyle';
import { limitTextWidth, fitText } from './fitText';
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

/** Corner radius of a court's card, in px. */
const CARD_RADIUS = 24;
const FRAME = 12;

/** The green plate of a court. It has a number as on the board, or the club's name for the court. */
function buildPlateShapes(match: PublicMatch, plate: PictureBox, measure: MeasureText): Shape[] {
  const face = createInnerBox(plate, FRAME + 2);
  const middle = plate.y + plate.height / 2;
  const x = plate.x + plate.width / 2;
  const common = { kind: 'text', x, align: 'center', fill: PALETTE.onGreen } as const;
  const fitName = () =>
    fitText(match.courtName, face.width - 4, { size: 36, weight: 650 }, 16, measure);
  // A number of two digits needs a distance from the frame, so it is fitted.
  const fitNumber = () =>
    fitText(`${match.court}`, face.width - 2 * FRAME, { size: 64, weight: 750 }, 40, measure);
  return [
    createBoxShape(plate, PALETTE.green, CARD_RADIUS),
    createBoxShape(createInnerBox(plate, FRAME), PALETTE.greenLine, FRAME),
    createBoxShape(face, PALETTE.green, FRAME - 2),
    ...(isNumberedCourt(match)
      ? ([
          { ...common, text: 'корт', y: middle - 38, font: { size: 26, weight: 500 } },
          { ...common, y: middle + 16, ...fitNumber() },
        ] as const)
      : [{ ...common, y: middle, ...fitName() }]),
  ];
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
