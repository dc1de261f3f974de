import { useEffect, useMemo } from 'react';
import { withPending } from '../../../domain/play/pendingPlay';
import { isUnreachable } from '../../api/errorKinds';
import { itemsOf } from '../../api/outbox/keptItems';
import { useReadPlayQuery } from '../../api/playApi';
import { useAppSelector } from '../../hooks';
import { selectUsername } from '../../state/authSlice';
import { refusedIn, waitingIn } from '../../state/outbox/outboxQueue';
import { selectOutbox } from '../../state/outbox/outboxSlice';
import { useIsOnline } from '../../ui/useIsOnline';

const TRY_AGAIN_MS = 5_000;

/** ROSTER-1, ROSTER-16: a play as it is with what was done here and the server does not have yet. */
export function usePlay(tournamentId: number) {
  const { currentData, error, isFetching, refetch } = useReadPlayQuery(tournamentId, {
    refetchOnMountOrArgChange: true,
  });
  const all = useAppSelector((state) => selectOutbox(state).items);
  const isStuck = useAppSelector((state) => selectOutbox(state).isStuck);
  const isOnline = useIsOnline();
  const username = useAppSelector(selectUsername);
  const items = useMemo(
    () => itemsOf(all, username).filter((item) => item.tournamentId === tournamentId),
    [all, username, tournamentId],
  );
  const waiting = useMemo(() => waitingIn(items), [items]);
  const shown = useMemo(
    () => currentData && withPending(currentData, waiting),
    [currentData, waiting],
  );

  const isLost = (currentData?.savedAt ?? null) !== null || isUnreachable(error);
  useEffect(() => {
    if (!isLost) return undefined;
    const load = () => void refetch();
    addEventListener('online', load);
    const timer = setInterval(() => navigator.onLine && load(), TRY_AGAIN_MS);
    return () => {
      removeEventListener('online', load);
      clearInterval(timer);
    };
  }, [isLost, refetch]);

  return {
    play: shown?.play,
    /** The entries that are not as the server has them. */
    pending: shown?.pending,
    error,
    isFetching,
    refetch,
    waiting,
    refused: useMemo(() => refusedIn(items), [items]),
    /** Whether nothing can be sent now. */
    isCutOff: !isOnline || isLost || (isStuck && waiting.length > 0),
  };
}
