/** Size in px of a picture; y increases downwards. */
export type Size = { width: number; height: number };
export type PictureBox = Size & { x: number; y: number };

export type Font = { size: number; weight: 400 | 500 | 650 | 750 };

/** Returns the width of a text in a font, in px. */
export type MeasureText = (text: string, font: Font) => number;

export type TextShape = {
  kind: 'text';
  text: string;
  /** Position of the text's start, end or middle, according to `align`. */
  x: number;
  /** Middle of the line: half the height of a capital is above this position. */
  y: number;
  align: 'start' | 'end' | 'center';
  font: Font;
  fill: string;
};

/** An element of a picture. Later elements cover earlier ones. */
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

/** Sizes that messengers show without cropping: in a chat, and on a phone's full screen. */
export const PICTURE_SIZES = {
  chat: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
} as const satisfies Record<string, Size>;
export type PictureSizeName = keyof typeof PICTURE_SIZES;
