import type { Play } from '../../../../domain/play/playWire';
import { tableText } from '../../../../domain/play/table/tableText';
import type { Tournament } from '../../../../domain/tournament';
import { useAppDispatch } from '../../../hooks';
import { noticeShown } from '../../../state/noticesSlice';
import { Button } from '../../../ui/Button';
import { CopyIcon } from '../../../ui/icons';
import { PrintIcon } from '../../../ui/playIcons';
import { useCopyText } from '../../../ui/useCopyText';
import { sharedTable } from './sharedTable';

/** PLAY-8: how the table goes out; nothing while no round is complete. */
export function TableButtons({ tournament, play }: { tournament: Tournament; play: Play }) {
  const dispatch = useAppDispatch();
  const { copy, copyDialog } = useCopyText((text) => dispatch(noticeShown({ text })));
  const { complete, heading, rows, nameOf } = sharedTable(play);
  if (complete === 0) return null;
  const text = () => tableText(tournament, heading, rows, play.settings, nameOf);
  return (
    <>
      <Button onClick={() => print()}>
        <PrintIcon />
        Печать
      </Button>
      <Button onClick={() => void copy(text(), 'Таблица скопирована')}>
        <CopyIcon />
        Таблица для чата
      </Button>
      {copyDialog}
    </>
  );
}
