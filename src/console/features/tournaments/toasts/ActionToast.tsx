import { Fragment, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch } from '../../../hooks';
import { toastDismissed, type ToastMessage, type ToastAction } from '../../../state/toastsSlice';
import { Toast } from '../../../ui/feedback/Toast';
import { useIsUnderDialog } from '../../../ui/dialogs/underDialog';
import { runToastAction } from './toastActions';
import { useUndoKey } from './useUndoKey';
import { openTournamentDetails } from '../../../state/openTournamentDetails';
import type { PlayerHit } from '../../../state/openDialog';
import { requestLeave } from '../../../ui/leaving/leaving';

/** Ctrl+Z only undoes. It does not retry a creation or a move. */
const isUndo = ({ kind }: ToastAction): boolean => kind !== 'create' && kind !== 'move';

/** Opens a tournament's details from any screen. Asks first when values are unsaved (COMFORT-21). */
function useOpenDetails(): (tournamentId: number, player?: PlayerHit) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (tournamentId, player) =>
    requestLeave(() => {
      const path = dispatch(openTournamentDetails(tournamentId, player));
      if (path !== null) void navigate(path);
    });
}

/** A toast with a button that undoes or retries its action (COMFORT-30, COMFORT-31). */
export function ActionToast({ toast }: { toast: ToastMessage }) {
  const { id, text, reason, about = [], action, opens, player, isFailure = false } = toast;
  const dispatch = useAppDispatch();
  // The toast whose action is running; a newer toast may have replaced it.
  const underWay = useRef<ToastMessage>(null);
  const [busy, setBusy] = useState<ToastMessage | null>(null);
  const isBusy = busy === toast;
  // A toast under a dialog cannot be reached.
  const isCovered = useIsUnderDialog();

  const runAction = () => {
    if (!action || underWay.current === toast) return;
    underWay.current = toast;
    setBusy(toast);
    void dispatch(runToastAction(action)).finally(() => {
      if (underWay.current !== toast) return;
      underWay.current = null;
      setBusy(null);
    });
  };
  const openDetails = useOpenDetails();
  const hasUndoKey = action !== undefined && isUndo(action);
  useUndoKey(hasUndoKey ? runAction : null);

  const [label, busyLabel] = isFailure ? ['Повторить', 'Повтор...'] : ['Отменить', 'Отмена...'];
  return (
    <Toast
      id={id}
      action={
        <>
          {action && (
            <button
              type="button"
              {...(hasUndoKey && { title: 'Ctrl+Z', 'aria-keyshortcuts': 'Control+Z' })}
              onClick={runAction}
            >
              {isBusy ? busyLabel : label}
            </button>
          )}
          {opens !== undefined && (
            <button type="button" onClick={() => openDetails(opens, player)}>
              Открыть
            </button>
          )}
        </>
      }
      isHeld={isBusy || isCovered || isFailure}
      onClose={() => dispatch(toastDismissed())}
    >
      {text}
      {reason && (
        <>
          {' '}
          <bdi>{reason}</bdi>
        </>
      )}
      {about.map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? ', ' : ' '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </Toast>
  );
}
