import { useMemo, useState } from 'react';
import type { PictureSizeName } from '../../../../../domain/play/picture/shapes';
import type { Play } from '../../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import { Button } from '../../../../ui/controls/Button';
import { Dialog, DialogBody, DialogFooter } from '../../../../ui/dialogs/Dialog';
import { createTournamentFileName } from '../../../../ui/files/fileName';
import { SegmentedControl } from '../../../../ui/controls/SegmentedControl';
import styles from './PictureDialog.module.css';
import { buildPlayPicture, type PlayPictureSubject } from './buildPlayPicture';
import { canShareFile, savePictureFile, sharePicture } from './sendPicture';
import { usePaintedPicture } from './usePaintedPicture';

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
