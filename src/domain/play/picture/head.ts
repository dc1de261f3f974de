import { fitText } from './fitText';
import { PALETTE } from './palette';
import {
  createBoxShape,
  type PictureBox,
  type Font,
  type MeasureText,
  type Shape,
  type Size,
} from './shapes';

/** The head of every picture of a play. */
export type PictureHead = {
  /** The club's title. */
  club: string;
  /** Heading of the picture: «Итоговая таблица», «Раунд 3 из 7». */
  heading: string;
  /** Description of the play: «Мексикано, 12 играли». */
  about: string;
  /** Day of the play: «25 ноября». */
  day: string;
  /** Times of the play: «19:00 – 20:45». */
  times: string;
};

/** Distance between content and edges, in px. */
const PICTURE_MARGIN = 48;
/** Height in px at the top and the bottom of a tall picture that messengers cover with their bars. */
const BARS = 130;
const isStory = ({ width, height }: Size): boolean => height > 1.5 * width;

const CLUB_HEIGHT = 112;
const TITLE_HEIGHT = 196;
const LINE = 4;
const BALL = 28;
/** Distances in px from the middle of a cell to the texts above and below it. */
const ABOVE = 46;
const BELOW = 32;
const DAY_WIDTH_MAX = 380;

const SMALL: Font = { size: 32, weight: 400 };
const CLUB: Font = { size: 38, weight: 650 };
const HEADING: Font = { size: 72, weight: 750 };
const DAY: Font = { size: 46, weight: 650 };

const getPadding = (size: Size): number => (isStory(size) ? BARS : 0);

/** The area for the content below the head. */
export function getBodyBox(size: Size): PictureBox {
  const y = getPadding(size) + CLUB_HEIGHT + TITLE_HEIGHT + 40;
  const bottom = size.height - Math.max(PICTURE_MARGIN, getPadding(size));
  return { x: PICTURE_MARGIN, y, width: size.width - 2 * PICTURE_MARGIN, height: bottom - y };
}

/** The dark head with the club's logo and the lines of a court (SEEN-33). */
export function buildHeadShapes(head: PictureHead, size: Size, measure: MeasureText): Shape[] {
  const top = getPadding(size);
  const [lineY, bottom] = [top + CLUB_HEIGHT, top + CLUB_HEIGHT + TITLE_HEIGHT];
  const middle = (lineY + bottom) / 2 + BALL / 4;
  const right = size.width - PICTURE_MARGIN;
  const dayWidth = Math.min(
    DAY_WIDTH_MAX,
    Math.max(measure(head.day, DAY), measure(head.times, SMALL)),
  );
  const splitX = right - dayWidth - 36;
  const buildText = (
    text: string,
    place: { x: number; y: number; align: 'start' | 'end'; fill: string },
    width: number,
    font: Font,
  ): Shape => ({ kind: 'text', ...place, ...fitText(text, width, font, 26, measure) });
  const ink = { align: 'start', fill: PALETTE.headInk } as const;
  const quiet = { align: 'start', fill: PALETTE.headQuiet } as const;
  const left = splitX - PICTURE_MARGIN - 32;
  const clubX = PICTURE_MARGIN + 2 * BALL + 22;
  return [
    createBoxShape({ x: 0, y: 0, width: size.width, height: bottom }, PALETTE.head),
    createBoxShape({ x: 0, y: lineY, width: size.width, height: LINE }, PALETTE.headLine),
    createBoxShape({ x: splitX, y: lineY, width: LINE, height: bottom - lineY }, PALETTE.headLine),
    { kind: 'ball', x: PICTURE_MARGIN + BALL, y: top + CLUB_HEIGHT / 2, radius: BALL },
    buildText(head.club, { ...ink, x: clubX, y: top + CLUB_HEIGHT / 2 }, right - clubX, CLUB),
    buildText(head.about, { ...quiet, x: PICTURE_MARGIN, y: middle - ABOVE }, left, SMALL),
    buildText(head.heading, { ...ink, x: PICTURE_MARGIN, y: middle + BELOW }, left, HEADING),
    buildText(head.times, { ...quiet, x: right, y: middle - ABOVE, align: 'end' }, dayWidth, SMALL),
    buildText(head.day, { ...ink, x: right, y: middle + BELOW, align: 'end' }, dayWidth, DAY),
  ];
}
