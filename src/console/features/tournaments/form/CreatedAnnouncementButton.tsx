import { useEffect } from 'react';
import { buildAnnouncement } from '../../../../domain/tournament/announcement';
import { useLoadedTournaments } from '../../../api/tournaments/tournamentsApi';
import { useAppDispatch, useAppSelector } from '../../../hooks';
import { selectAddedIds } from '../../../state/listSlice';
import { toastShown } from '../../../state/toastsSlice';
import { Button } from '../../../ui/controls/Button';
import { useCopyText } from '../../../ui/dialogs/useCopyText';

type CopyCreatedProps = {
  label: string;
  /** Called with true while the text is shown for copying by hand. */
  onShown: (isShown: boolean) => void;
};

/** Copies the announcement of the tournament created last (CREATE-11). */
export function CreatedAnnouncementButton({ label, onShown }: CopyCreatedProps) {
  const dispatch = useAppDispatch();
  const lastAdded = useAppSelector(selectAddedIds).at(-1);
  const created = useLoadedTournaments().find(({ id }) => id === lastAdded);
  const { copy, copyDialog } = useCopyText((toast) => dispatch(toastShown(toast)));
  const isShown = copyDialog !== false;
  useEffect(() => onShown(isShown), [onShown, isShown]);
  return (
    <>
      <Button
        disabled={!created}
        onClick={() => created && void copy(buildAnnouncement(created), 'Текст скопирован')}
      >
        {label}
      </Button>
      {copyDialog}
    </>
  );
}
