import type { ShownMatch } from '../output/shownRound';
import { isNumbered } from './courtLooks';
import { fitted } from './fit';
import { PALETTE } from './palette';
import { box, inset, type Box, type Measure, type Shape } from './shapes';

/** Of a court's card. */
export const RADIUS = 24;
const FRAME = 12;

/** The green plate of a court: its number as on the board, or its own name. */
export function plateShapes(match: ShownMatch, plate: Box, measure: Measure): Shape[] {
  const face = inset(plate, FRAME + 2);
  const middle = plate.y + plate.height / 2;
  const x = plate.x + plate.width / 2;
  const common = { kind: 'text', x, align: 'center', fill: PALETTE.onGreen } as const;
  const name = () =>
    fitted(match.courtName, face.width - 4, { size: 36, weight: 650 }, 16, measure);
  // Two figures keep away from the line around them.
  const number = () =>
    fitted(`${match.court}`, face.width - 2 * FRAME, { size: 64, weight: 750 }, 40, measure);
  return [
    box(plate, PALETTE.green, RADIUS),
    box(inset(plate, FRAME), PALETTE.greenLine, FRAME),
    box(face, PALETTE.green, FRAME - 2),
    ...(isNumbered(match)
      ? ([
          { ...common, text: 'корт', y: middle - 38, font: { size: 26, weight: 500 } },
          { ...common, y: middle + 16, ...number() },
        ] as const)
      : [{ ...common, y: middle, ...name() }]),
  ];
}
