/** Pixels of a picture; y grows downwards. */
export type Size = { width: number; height: number };
export type PictureBox = Size & { x: number; y: number };

export type Font = { size: number; weight: 400 | 500 | 650 | 750 };

/** How wide a text is in a font, px. */
export type MeasureText = (text: string, font: Font) => number;

export type TextShape = {
  kind: 'text';
  text: string;
  /** Where the text starts, ends, or has its middle. */
  x: number;
  /** The middle of its line: half the height of a capital stands above it. */
  y: number;
  align: 'start' | 'end' | 'center';
  font: Font;
  fill: string;
};

/** What a picture is made of; later ones lie over earlier ones. */
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

/** The formats that messengers show whole: in a chat, and over the whole phone. */
export const PICTURE_SIZES = {
  chat: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
} as const satisfies Record<string, Size>;
export type PictureSizeName = keyof typeof PICTURE_SIZES;
