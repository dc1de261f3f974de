import { useEffect } from 'react';
import { isServerUnreachable } from '../../api/request/errorKinds';
import { refetchList, tournamentsApi } from '../../api/tournaments/tournamentsApi';
import { config } from '../../config';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { saveOfflineList } from '../../state/offlineStorage';
import { runWhenIdle } from '../../ui/loading/runWhenIdle';

const { listTournaments } = tournamentsApi.endpoints;

/** Pause after a change before the list is saved, in milliseconds; further changes within it are saved together. */
const SETTLED_MS = 1_000;
/** Interval between attempts in milliseconds, because a browser sends no event when a server returns. */
const TRY_AGAIN_MS = 5_000;

/** Saves each loaded list while the page is idle (COMFORT-72). */
export function useSaveOfflineList(): void {
  const { data, fulfilledTimeStamp = 0 } = listTournaments.useQueryState();
  useEffect(() => {
    if (!data?.isWhole || data.savedAt) return;
    let giveUp: (() => void) | undefined;
    const timer = setTimeout(() => {
      giveUp = runWhenIdle(() => {
        // Without space on the device, no list is stored for offline use.
        saveOfflineList(config.apiHost, { ...data, loadedAt: fulfilledTimeStamp }).catch(
          () => undefined,
        );
      });
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      giveUp?.();
    };
  }, [data, fulfilledTimeStamp]);
}

/**
 * Refetches the list at the first sign of a lost connection. The failed refetch shows a message above the list
 * (COMFORT-75).
 */
export function useRefetchOnLostConnection(): void {
  const dispatch = useAppDispatch();
  // A mutation stays in the state while the form that sent it is open.
  const isWriteUnanswered = useAppSelector(({ api }) =>
    Object.values(api.mutations).some((write) => isServerUnreachable(write?.error)),
  );

  useEffect(() => {
    if (isWriteUnanswered) void dispatch(refetchList());
  }, [dispatch, isWriteUnanswered]);

  useEffect(() => {
    const load = () => void dispatch(refetchList());
    if (!navigator.onLine) load();
    addEventListener('offline', load);
    return () => removeEventListener('offline', load);
  }, [dispatch]);
}

/** Reloads the list automatically when the connection returns (COMFORT-72, COMFORT-73). */
export function useRefetchWhenBackOnline(): void {
  const dispatch = useAppDispatch();
  const isListUnreachable = isServerUnreachable(listTournaments.useQueryState().error);

  useEffect(() => {
    if (!isListUnreachable) return;
    const load = () => void dispatch(refetchList());
    addEventListener('online', load);
    const loadIfOnline = () => navigator.onLine && load();
    const timer = setInterval(loadIfOnline, TRY_AGAIN_MS);
    return () => {
      removeEventListener('online', load);
      clearInterval(timer);
    };
  }, [dispatch, isListUnreachable]);
}
