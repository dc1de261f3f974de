/**
 * Runs in an empty page. True when two pictures look the same despite encoding and font smoothing. Compares the mean
 * colours of squares.
 */
export async function isSamePicture(pictures: readonly string[]): Promise<boolean> {
  const SQUARE = 16;
  const LIMIT = 3;
  const read = async (url: string) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob());
    const { width, height } = bitmap;
    const small = new OffscreenCanvas(Math.ceil(width / SQUARE), Math.ceil(height / SQUARE));
    const pen = small.getContext('2d')!;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, small.width, small.height);
    const { data } = pen.getImageData(0, 0, small.width, small.height);
    return { size: `${width} × ${height}`, data };
  };
  const [one, other] = await Promise.all([read(pictures[0]!), read(pictures[1]!)]);
  return (
    one.size === other.size &&
    one.data.every((value, at) => Math.abs(value - other.data[at]!) <= LIMIT)
  );
}
