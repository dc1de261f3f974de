import { MARK_NAMES } from '../score/scoreText';
import type { ShownMatch, ShownPair } from '../output/shownRound';
import { LINE, PADDING, type CardLooks } from './courtLooks';
import { plateShapes, RADIUS } from './courtPlate';
import { ellipsized } from './fit';
import { PALETTE } from './palette';
import { box, inset, type Box, type Font, type Measure, type Shape } from './shapes';

const RULE = 2;
const OUTCOMES = {
  won: { weight: 650, fill: PALETTE.ink },
  lost: { weight: 400, fill: PALETTE.quiet },
  open: { weight: 500, fill: PALETTE.ink },
} as const satisfies Record<ShownPair['outcome'], { weight: Font['weight']; fill: string }>;

function pairShapes(pair: ShownPair, half: Box, looks: CardLooks, measure: Measure): Shape[] {
  const { weight, fill } = OUTCOMES[pair.outcome];
  const font: Font = { size: looks.nameSize, weight };
  const middle = half.y + half.height / 2;
  const width = looks.nameWidth;
  const line = looks.nameSize * LINE;
  const names = pair.names.map((name, index): Shape => {
    const step = index === 0 ? -1 : 1;
    return {
      kind: 'text',
      text: ellipsized(name, width, font, measure),
      x: looks.isStacked || index === 0 ? half.x : half.x + width + PADDING,
      y: looks.isStacked ? middle + step * line : middle,
      align: 'start',
      font,
      fill,
    };
  });
  if (pair.points === null) return names;
  const score: Font = {
    size: looks.scoreSize,
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

/** «остановлен» on the line between the pairs, where their scores stand. */
function markShapes({ result }: ShownMatch, right: number, y: number, measure: Measure): Shape[] {
  if (!result?.mark) return [];
  const text = MARK_NAMES[result.mark];
  const font: Font = { size: 20, weight: 500 };
  const width = measure(text, font);
  const area = { x: right - width - 10, y: y - 15, width: width + 10, height: 30 };
  const written = { x: right, y, align: 'end', font, fill: PALETTE.quiet } as const;
  return [box(area, PALETTE.surface), { kind: 'text', text, ...written }];
}

/** SEEN-33: a court of a round: its plate, two pairs and their score; winners stay bright. */
export function courtCard(
  match: ShownMatch,
  card: Box,
  looks: CardLooks,
  measure: Measure,
): Shape[] {
  const x = card.x + looks.plateWidth + PADDING;
  const right = card.x + card.width - PADDING;
  const half = { x, width: right - x, height: card.height / 2 };
  const middle = card.y + half.height;
  return [
    box(card, PALETTE.line, RADIUS),
    box(inset(card, RULE), PALETTE.surface, RADIUS - RULE),
    ...plateShapes(match, { ...card, width: looks.plateWidth }, measure),
    box({ x, y: middle - 1, width: half.width, height: RULE }, PALETTE.faintLine),
    ...markShapes(match, right, middle, measure),
    ...pairShapes(match.a, { ...half, y: card.y }, looks, measure),
    ...pairShapes(match.b, { ...half, y: middle }, looks, measure),
  ];
}
