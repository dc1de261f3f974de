import { useEffect, useState } from 'react';
import { describeUnsent } from '../../../domain/play/changes/describeUnsent';
import { startOutbox } from '../../api/outbox/sendOutbox';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { selectAuth, selectUsername } from '../../state/authSlice';
import { filterOutboxItemsByUser, selectOutbox } from '../../state/outbox/outbox';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { setSignOutGuard } from '../../ui/leaving/leaving';

/** Sends changes that were made offline. Asks before a sign-out while changes are unsent (ROSTER-16). */
export function OutboxBackground() {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectAuth).status === 'signedIn';
  const username = useAppSelector(selectUsername);
  const items = useAppSelector((state) => selectOutbox(state).items);
  const ownItems = filterOutboxItemsByUser(items, username);
  const count = ownItems.length;
  const [pending, setPending] = useState<{ leave: () => void } | null>(null);

  useEffect(
    () => (isSignedIn ? dispatch(startOutbox()) : undefined),
    [dispatch, isSignedIn, username],
  );

  useEffect(() => {
    if (count === 0) return undefined;
    setSignOutGuard((leave) => setPending({ leave }));
    return () => setSignOutGuard(undefined);
  }, [count]);

  if (!pending) return null;
  return (
    <ConfirmDialog
      title="Выйти?"
      message={`Не отправлено: ${describeUnsent(ownItems)}.`}
      note={`Они останутся на этом устройстве и будут отправлены, когда здесь снова войдёт ${username}.`}
      confirm="Выйти"
      cancel="Остаться"
      onConfirm={() => {
        setPending(null);
        pending.leave();
      }}
      onCancel={() => setPending(null)}
    />
  );
}
