import { useEffect } from 'react';
import { isServerUnreachable } from '../../api/request/errorKinds';
import { refetchList, tournamentsApi } from '../../api/tournaments/tournamentsApi';
import { config } from '../../config';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { saveOfflineList } from '../../state/offlineStorage';
import { runWhenIdle } from '../../ui/loading/runWhenIdle';

const { listTournaments } = tournamentsApi.endpoints;

/** What changes again within that time is saved once. */
const SETTLED_MS = 1_000;
/** A server that was away does not tell the browser that it is back. */
const TRY_AGAIN_MS = 5_000;

/** COMFORT-72: saves each list that was loaded, while nobody waits for it. */
export function useSaveOfflineList(): void {
  const { data, fulfilledTimeStamp = 0 } = listTournaments.useQueryState();
  useEffect(() => {
    if (!data?.isWhole || data.savedAt) return;
    let giveUp: (() => void) | undefined;
    const timer = setTimeout(() => {
      giveUp = runWhenIdle(() => {
        // Without room on the device there is no list without a connection.
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
 * COMFORT-75: refetches the list at the first sign of a lost connection. That the refetch fails is what
 * the message above the list says.
 */
export function useRefetchOnLostConnection(): void {
  const dispatch = useAppDispatch();
  // A mutation stays in the state for as long as the form that made it is open.
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

/** COMFORT-72, COMFORT-73: loads the list again by itself when the connection is back. */
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
