import { useMemo, useState, useEffect, useRef } from 'react';
import { PICTURE_SIZES, type PictureSizeName } from '../../../../../domain/play/picture/shapes';
import type { Play } from '../../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import { Button } from '../../../../ui/controls/Button';
import { Dialog, DialogBody, DialogFooter } from '../../../../ui/dialogs/Dialog';
import { createTournamentFileName } from '../../../../ui/files/fileName';
import { SegmentedControl } from '../../../../ui/controls/SegmentedControl';
import styles from './PictureDialog.module.css';
import { buildPlayPicture, type PlayPictureSubject, type PlayPicture } from './buildPlayPicture';
import { saveFile } from '../../../../ui/files/saveFile';
import { createMeasure, paintShapes } from './paintShapes';

type PictureDialogProps = {
  tournament: Tournament;
  play: Play;
  of: PlayPictureSubject;
  onClose: () => void;
};

const FORMATS: readonly { value: PictureSizeName; label: string }[] = [
  { value: 'chat', label: 'Для чата' },
  { value: 'story', label: 'На весь экран' },
];

/** True if the device can share files. */
const canShareFile = (file: File): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [file] });

const savePictureFile = (file: File): void => saveFile(file.name, file, file.type);

/** Shares a picture by the device's dialog, or saves it if sharing fails (SEEN-33). */
async function sharePicture(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // A user who closes the device's dialog has not failed to share.
    if ((error as Error).name !== 'AbortError') savePictureFile(file);
  }
}

const TYPE = 'image/png';

/**
 * Paints a picture onto a canvas.
 * @param name of the file, without extension
 * @returns ref of the canvas, and the file, which is null until it is created
 */
function usePaintedPicture(
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

/** Preview of a picture in two formats, which the user can share or save (SEEN-33). */
export function PictureDialog({ tournament, play, of, onClose }: PictureDialogProps) {
  const [format, setFormat] = useState<PictureSizeName>('chat');
  const picture = useMemo(() => buildPlayPicture(tournament, play, of), [tournament, play, of]);
  const { heading } = picture;
  const { canvas, file } = usePaintedPicture(
    picture,
    format,
    createTournamentFileName(heading, tournament),
  );
  const isShared = file !== null && canShareFile(file);
  return (
    <Dialog width={480} onClose={onClose}>
      <DialogBody title="Картинка" className={styles.body}>
        <SegmentedControl label="Формат" modes={FORMATS} value={format} onChange={setFormat} />
        <canvas ref={canvas} role="img" aria-label={heading} className={styles.picture} />
      </DialogBody>
      <DialogFooter>
        {isShared && (
          <Button kind="primary" onClick={() => void sharePicture(file)}>
            Поделиться
          </Button>
        )}
        <Button
          kind={isShared ? 'plain' : 'primary'}
          disabled={file === null}
          onClick={() => file && savePictureFile(file)}
        >
          Скачать
        </Button>
        <Button onClick={onClose}>Закрыть</Button>
      </DialogFooter>
    </Dialog>
  );
}
