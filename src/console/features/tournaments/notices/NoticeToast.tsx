import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../hooks';
import { selectAuth } from '../../../state/authSlice';
import { selectOpenDialog } from '../../../state/dialogSlice';
import { noticeDismissed, type Notice } from '../../../state/noticesSlice';
import { Toast } from '../../../ui/Toast';
import { useOnce } from '../../../ui/useOnce';
import { undone } from './undo';
import { useUndoKey } from './useUndoKey';

/** COMFORT-30, COMFORT-31: a message, and the button that undoes what it tells of. */
export function NoticeToast({ notice }: { notice: Notice }) {
  const { id, text, reason, undo, isFailure = false } = notice;
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const isDialogOpen = useAppSelector(selectOpenDialog) !== null;
  const isEnded = useAppSelector(selectAuth).status === 'ended';
  // Under a dialog nobody reaches it.
  const isCovered = isDialogOpen || isEnded;

  const act = useOnce(async () => {
    if (!undo) return;
    setBusy(true);
    await dispatch(undone(undo));
    setBusy(false);
  });
  useUndoKey(undo && !isCovered ? act : null);

  const label = isBusy ? 'Отменяем...' : isFailure ? 'Повторить' : 'Отменить';
  return (
    <Toast
      id={id}
      action={
        undo && (
          <button type="button" title="Ctrl+Z" aria-keyshortcuts="Control+Z" onClick={act}>
            {label}
          </button>
        )
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
