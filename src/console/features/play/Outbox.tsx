import { useEffect, useState } from 'react';
import { describeUnsent } from '../../../domain/play/changes/describeUnsent';
import { startOutbox } from '../../api/outbox/startOutbox';
import { filterItemsOf } from '../../api/outbox/storedItems';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { selectAuth, selectUsername } from '../../state/authSlice';
import { selectOutbox } from '../../state/outbox/outboxSlice';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { setSignOutGuard } from '../../ui/leaving/leaving';

/** ROSTER-16: sends in the background what was done without a network, and asks before somebody signs out. */
export function Outbox() {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectAuth).status === 'signedIn';
  const username = useAppSelector(selectUsername);
  const items = useAppSelector((state) => selectOutbox(state).items);
  const ownItems = filterItemsOf(items, username);
  const count = ownItems.length;
  const [asked, setAsked] = useState<{ go: () => void } | null>(null);

  useEffect(
    () => (isSignedIn ? dispatch(startOutbox()) : undefined),
    [dispatch, isSignedIn, username],
  );

  useEffect(() => {
    if (count === 0) return undefined;
    setSignOutGuard((go) => setAsked({ go }));
    return () => setSignOutGuard(undefined);
  }, [count]);

  if (!asked) return null;
  return (
    <ConfirmDialog
      title="Выйти?"
      message={`Не отправлено: ${describeUnsent(ownItems)}.`}
      note={`Они останутся на этом устройстве и будут отправлены, когда здесь снова войдёт ${username}.`}
      confirm="Выйти"
      cancel="Остаться"
      onConfirm={() => {
        setAsked(null);
        asked.go();
      }}
      onCancel={() => setAsked(null)}
    />
  );
}
