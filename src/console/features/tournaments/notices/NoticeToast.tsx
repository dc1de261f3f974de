import { useState } from 'react';
import { useAppDispatch } from '../../../hooks';
import { noticeDismissed, type Notice } from '../../../state/noticesSlice';
import { Toast } from '../../../ui/Toast';
import { useIsUnderDialog } from '../../../ui/underDialog';
import { useSingleFlight } from '../../../ui/useSingleFlight';
import { undone } from './undo';
import { useOpenDetails } from './useOpenDetails';
import { useUndoKey } from './useUndoKey';

/** COMFORT-30, COMFORT-31: a message, and the button that undoes what it tells of. */
export function NoticeToast({ notice }: { notice: Notice }) {
  const { id, text, reason, undo, opens, isFailure = false } = notice;
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  // Nobody reaches it there.
  const isCovered = useIsUnderDialog();

  const act = useSingleFlight(async () => {
    if (!undo) return;
    setBusy(true);
    await dispatch(undone(undo));
    setBusy(false);
  });
  const openDetails = useOpenDetails();
  useUndoKey(undo ? act : null);

  const label = isBusy ? 'Отмена...' : isFailure ? 'Повторить' : 'Отменить';
  return (
    <Toast
      id={id}
      action={
        <>
          {undo && (
            <button type="button" title="Ctrl+Z" aria-keyshortcuts="Control+Z" onClick={act}>
              {label}
            </button>
          )}
          {opens !== undefined && (
            <button type="button" onClick={() => openDetails(opens)}>
              Открыть
            </button>
          )}
        </>
      }
      isHeld={isBusy || isCovered || isFailure}
      onClose={() => dispatch(noticeDismissed())}
    >
      {text}
      {reason && (
        <>
          {' '}
          <bdi>{reason}</bdi>
        </>
      )}
    </Toast>
  );
}
