import type { Page } from '@playwright/test';

/** Runs in the page: decodes a PNG. */
async function decode(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const counts = new Map<number, number>();
  for (const color of new Uint32Array(data.buffer)) counts.set(color, (counts.get(color) ?? 0) + 1);
  return {
    width,
    height,
    colors: counts.size,
    most: Math.max(...counts.values()) / (width * height),
  };
}

/** Size of a picture, its number of colours, and the share of the most frequent colour. */
export const decodePng = (page: Page, png: Buffer) => page.evaluate(decode, png.toString('base64'));
