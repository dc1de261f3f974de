import { selectOutbox } from '../../state/outbox/outboxSlice';
import { syncOutboxWithTabs, loadOutbox, type OutboxThunk } from './storedItems';
import { sendOutbox } from './sendOutbox';

const TRY_AGAIN_MS = 5_000;

/**
 * ROSTER-16: while somebody is signed in, sends what is saved on the device: now, when the network is back, and every
 * few seconds while sending is paused.
 * @returns ends it
 */
export const startOutbox = (): OutboxThunk<() => void> => (dispatch, getState) => {
  const send = () => void dispatch(sendOutbox());
  const stopFollowing = dispatch(syncOutboxWithTabs());
  void dispatch(loadOutbox()).then(send);
  addEventListener('online', send);
  const timer = setInterval(() => {
    if (selectOutbox(getState()).isSendingPaused && navigator.onLine) send();
  }, TRY_AGAIN_MS);
  return () => {
    stopFollowing();
    removeEventListener('online', send);
    clearInterval(timer);
  };
};
