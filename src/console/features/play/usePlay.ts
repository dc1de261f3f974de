import { useEffect, useLayoutEffect, useMemo } from 'react';
import { listRefusedItems, listUnsentItems } from '../../../domain/play/changes/outboxQueue';
import { applyPending } from '../../../domain/play/changes/pendingPlay';
import { isServerUnreachable } from '../../api/request/errorKinds';
import { discardDoneItems } from '../../api/outbox/outboxActions';
import { useReadPlayQuery } from '../../api/play/playApi';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { selectUsername } from '../../state/authSlice';
import { filterOutboxItemsByUser, selectOutbox } from '../../state/outbox/outbox';
import { useIsOnline } from '../../ui/loading/useIsOnline';

const TRY_AGAIN_MS = 5_000;
const NONE: ReadonlySet<string> = new Set();

/** A play with this device's unsent changes (ROSTER-1, ROSTER-16). */
export function usePlay(tournamentId: number) {
  const dispatch = useAppDispatch();
  const { currentData, error, isFetching, refetch } = useReadPlayQuery(tournamentId, {
    refetchOnMountOrArgChange: true,
  });
  const all = useAppSelector((state) => selectOutbox(state).items);
  const isSendingPaused = useAppSelector((state) => selectOutbox(state).isSendingPaused);
  const isOnline = useIsOnline();
  const username = useAppSelector(selectUsername);
  const items = useMemo(
    () =>
      filterOutboxItemsByUser(all, username).filter((item) => item.tournamentId === tournamentId),
    [all, username, tournamentId],
  );
  const unsentItems = useMemo(() => listUnsentItems(items), [items]);
  const shownPlay = useMemo(
    () => currentData && applyPending(currentData, unsentItems),
    [currentData, unsentItems],
  );

  const refused = useMemo(() => listRefusedItems(items), [items]);
  // A layout effect, so that «Не принято» never appears for changes that are already done.
  useLayoutEffect(() => {
    if (refused.length > 0) dispatch(discardDoneItems(tournamentId));
  }, [dispatch, tournamentId, currentData, refused]);

  const isPlayUnreachable = (currentData?.savedAt ?? null) !== null || isServerUnreachable(error);
  useEffect(() => {
    if (!isPlayUnreachable) return undefined;
    const load = () => void refetch();
    addEventListener('online', load);
    const timer = setInterval(() => navigator.onLine && load(), TRY_AGAIN_MS);
    return () => {
      removeEventListener('online', load);
      clearInterval(timer);
    };
  }, [isPlayUnreachable, refetch]);

  const isOffline = !isOnline || isPlayUnreachable || (isSendingPaused && unsentItems.length > 0);

  return {
    play: shownPlay?.play,
    /**
     * Ids of entries and rounds, and keys of matches, whose values the server does not have yet. Empty with a
     * connection, because changes are sent faster than a mark would appear.
     */
    unsentKeys: (isOffline && shownPlay?.pending) || NONE,
    error,
    isFetching,
    refetch,
    unsentItems,
    refused,
    /** True while no change can be sent. */
    isOffline,
  };
}
