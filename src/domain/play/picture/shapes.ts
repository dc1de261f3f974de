/** Pixels of a picture; y increases downwards. */
export type Size = { width: number; height: number };
export type PictureBox = Size & { x: number; y: number };

export type Font = { size: number; weight: 400 | 500 | 650 | 750 };

/** The width of a text in a font, px. */
export type MeasureText = (text: string, font: Font) => number;

export type TextShape = {
  kind: 'text';
  text: string;
  /** The start, end or middle of the text, as `align` says. */
  x: number;
  /** The middle of the line: half the height of a capital is above it. */
  y: number;
  align: 'start' | 'end' | 'center';
  font: Font;
  fill: string;
};

/** An element of a picture; later ones cover earlier ones. */
export type Shape =
  | (PictureBox & { kind: 'box'; fill: string; radius: number })
  | { kind: 'ball'; x: number; y: number; radius: number }
  | TextShape;

export const createBoxShape = (area: PictureBox, fill: string, radius = 0): Shape => ({
  ...area,
  kind: 'box',
  fill,
  radius,
});

export const createInnerBox = ({ x, y, width, height }: PictureBox, by: number): PictureBox => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** The sizes that messengers show whole: in a chat, and on the full screen of a phone. */
export const PICTURE_SIZES = {
  chat: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
} as const satisfies Record<string, Size>;
export type PictureSizeName = keyof typeof PICTURE_SIZES;
