/** Limit of brightness, from 0 to 255. Each column of text has darker pixels; lines and backgrounds are lighter. */
const DARK = 140;
/** Position of the table's rows on a desktop screen. */
const TABLE = { left: 300, top: 200, width: 1_100, height: 680 };

/**
 * Height in pixels of the tallest horizontal band without text.
 * @param pixels four bytes each
 */
export function findTallestBlank(pixels: ArrayLike<number>, width: number): number {
  let [tallest, blank] = [0, 0];
  for (let row = 0; row < pixels.length; row += 4 * width) {
    let hasText = false;
    for (let at = row; at < row + 4 * width && !hasText; at += 4) {
      hasText = 0.3 * pixels[at]! + 0.6 * pixels[at + 1]! + 0.1 * pixels[at + 2]! < DARK;
    }
    blank = hasText ? 0 : blank + 1;
    tallest = Math.max(tallest, blank);
  }
  return tallest;
}

/** Height in pixels of the tallest band without text in a screenshot's table. @param png base64 */
export async function measureTallestBlank(png: string): Promise<number> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { left, top, width, height } = TABLE;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(picture, -left, -top);
  return findTallestBlank(context.getImageData(0, 0, width, height).data, width);
}
