import type { PublicMatch } from '../output/publicRounds';
import { computeSharedSize } from './fitText';
import type { Font, MeasureText, Size } from './shapes';

/** Style shared by all court cards of a picture. */
export type PictureCardStyle = {
  /** True when the two names of a pair are below each other. */
  isStacked: boolean;
  plateWidth: number;
  /** Width for a name, in px. */
  nameWidth: number;
  nameSize: number;
  scoreSize: number;
};

export const CARD_PADDING = 28;
/** Distance from the middle of two lines to the middle of each line, relative to the font size. */
export const LINE_SPACING = 0.66;
const MARK_HEIGHT = 24;
const SCORE_MAX = 76;
const NAME_MAX = 56;
const NAME_MIN = 22;
/** Minimum width in px of a card that spans the picture. */
const WIDE = 700;

export const isNumberedCourt = ({ court, courtName }: PublicMatch): boolean =>
  courtName === `Корт ${court}`;

/** A court's own name takes more space than a number. */
function getPlateWidth(matches: readonly PublicMatch[], isWide: boolean): number {
  if (matches.every(isNumberedCourt)) return isWide ? 156 : 112;
  return isWide ? 216 : 150;
}

/** The width of the widest score, including its gap to the names. */
function measureScoreWidth(
  matches: readonly PublicMatch[],
  size: number,
  measure: MeasureText,
): number {
  const points = matches.flatMap(({ a, b }) => [a.points, b.points]).filter((one) => one !== null);
  const font: Font = { size, weight: 750 };
  return points.length === 0
    ? 0
    : CARD_PADDING + Math.max(...points.map((one) => measure(String(one), font)));
}

/** The font size with which two lines fit in half a card, without touching the mark on the middle line. */
const computeStackedSize = (height: number): number =>
  Math.floor(Math.min(height * 0.16, (height / 4 - MARK_HEIGHT / 2) / (0.5 + LINE_SPACING)));

/** The style with the largest names, which are side by side or below each other. */
export function computePictureCardStyle(
  matches: readonly PublicMatch[],
  { width, height }: Size,
  measure: MeasureText,
): PictureCardStyle {
  const plateWidth = getPlateWidth(matches, width >= WIDE);
  const scoreSize = Math.min(SCORE_MAX, Math.floor(height * 0.28));
  const room =
    width - plateWidth - 2 * CARD_PADDING - measureScoreWidth(matches, scoreSize, measure);
  const names = matches.flatMap(({ a, b }) => [...a.names, ...b.names]);
  const [beside, stacked] = [false, true].map((isStacked): PictureCardStyle => {
    const nameWidth = isStacked ? room : (room - CARD_PADDING) / 2;
    const size = Math.min(
      NAME_MAX,
      isStacked ? computeStackedSize(height) : Math.floor(height * 0.22),
    );
    const font: Font = { size, weight: 650 };
    const nameSize = computeSharedSize(names, nameWidth, font, Math.min(size, NAME_MIN), measure);
    return { isStacked, plateWidth, nameWidth, nameSize, scoreSize };
  }) as [PictureCardStyle, PictureCardStyle];
  return beside.nameSize > stacked.nameSize ? beside : stacked;
}
