import type { PublicMatch } from '../output/publicRounds';
import { fitText } from './fitText';
import { PALETTE } from './palette';
import { isNumberedCourt } from './pictureCardStyle';
import {
  createBoxShape,
  createInnerBox,
  type PictureBox,
  type MeasureText,
  type Shape,
} from './shapes';

/** Corner radius of a court's card, in px. */
export const CARD_RADIUS = 24;
const FRAME = 12;

/** The green plate of a court. It has a number as on the board, or the club's name for the court. */
export function buildPlateShapes(
  match: PublicMatch,
  plate: PictureBox,
  measure: MeasureText,
): Shape[] {
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
