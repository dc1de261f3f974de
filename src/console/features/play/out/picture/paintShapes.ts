import type {
  Font,
  MeasureText,
  Shape,
  TextShape,
} from '../../../../../domain/play/picture/shapes';

/** Seams of the club's ball, 24 px wide, with the same path as in `BallIcon`. */
const SEAMS = 'M3.2 4.2c4 3.8 4 11.8 0 15.6M20.8 4.2c-4 3.8-4 11.8 0 15.6';
const BALL_RADIUS = 12;
const BALL_COLOR = '#d9e86b';
/** Half the height of a capital letter, relative to the font size. */
const HALF_CAPITAL = 0.36;

/** The page's own font. */
const toCssFont = ({ size, weight }: Font): string =>
  `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;

/** Creates a function that measures texts in px, in the font in which they will be painted. */
export const createMeasure =
  (context: CanvasRenderingContext2D): MeasureText =>
  (text, font) => {
    context.font = toCssFont(font);
    return context.measureText(text).width;
  };

function paintBall(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  const scale = radius / BALL_RADIUS;
  context.save();
  context.translate(x - radius, y - radius);
  context.scale(scale, scale);
  context.fillStyle = BALL_COLOR;
  context.beginPath();
  context.arc(BALL_RADIUS, BALL_RADIUS, BALL_RADIUS, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = '#fff';
  context.lineWidth = 1.8;
  context.stroke(new Path2D(SEAMS));
  context.restore();
}

function paintText(context: CanvasRenderingContext2D, shape: TextShape): void {
  context.font = toCssFont(shape.font);
  context.textAlign = shape.align;
  context.fillStyle = shape.fill;
  context.fillText(shape.text, shape.x, shape.y + HALF_CAPITAL * shape.font.size);
}

/** Paints the shapes of a picture in their order (SEEN-33). */
export function paintShapes(context: CanvasRenderingContext2D, shapes: readonly Shape[]): void {
  for (const shape of shapes) {
    if (shape.kind === 'text') paintText(context, shape);
    else if (shape.kind === 'ball') paintBall(context, shape.x, shape.y, shape.radius);
    else {
      context.fillStyle = shape.fill;
      context.beginPath();
      context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
      context.fill();
    }
  }
}
