import { useEffect, useRef, useState } from 'react';
import { PICTURE_SIZES, type PictureSizeName } from '../../../../../domain/play/picture/shapes';
import { createMeasure, paintShapes } from './paintShapes';
import type { PlayPicture } from './buildPlayPicture';

const TYPE = 'image/png';

/**
 * Paints a picture onto a canvas.
 * @param name of the file, without extension
 * @returns ref of the canvas, and the file, which is null until it is created
 */
export function usePaintedPicture(
  { buildShapes: shapes }: PlayPicture,
  format: PictureSizeName,
  name: string,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const element = canvas.current!;
    // Setting the size clears the canvas.
    Object.assign(element, PICTURE_SIZES[format]);
    const context = element.getContext('2d')!;
    paintShapes(context, shapes(PICTURE_SIZES[format], createMeasure(context)));
    element.toBlob((blob) => {
      if (isCurrent) setFile(blob && new File([blob], `${name}.png`, { type: TYPE }));
    }, TYPE);
    return () => {
      isCurrent = false;
      setFile(null);
    };
  }, [shapes, format, name]);
  return { canvas, file };
}
