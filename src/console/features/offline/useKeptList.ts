import { useEffect } from 'react';
import { isKeptList, isUnreachable } from '../../api/keptList';
import { tournamentsApi } from '../../api/tournamentsApi';
import { config } from '../../config';
import { useAppDispatch } from '../../hooks';
import { keepList } from '../../state/keptListStorage';
import { whenIdle } from '../../ui/whenIdle';

const { listTournaments } = tournamentsApi.endpoints;

/** What changes again within that time is kept once. */
const SETTLED_MS = 1_000;
/** A server that was away does not tell the browser that it is back. */
const TRY_AGAIN_MS = 5_000;

/** COMFORT-72: keeps each list that was loaded, while nobody waits for it. */
export function useKeeping(): void {
  const { data, fulfilledTimeStamp = 0 } = listTournaments.useQueryState();
  useEffect(() => {
    if (!data?.isWhole || isKeptList(data)) return;
    let giveUp: (() => void) | undefined;
    const timer = setTimeout(() => {
      giveUp = whenIdle(() => {
        // Without room on the device there is no list without a connection.
        keepList(config.apiHost, { ...data, loadedAt: fulfilledTimeStamp }).catch(() => undefined);
      });
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      giveUp?.();
    };
  }, [data, fulfilledTimeStamp]);
}

/** COMFORT-72: loads the list again by itself when the connection is back. */
export function useComingBack(): void {
  const dispatch = useAppDispatch();
  const { data, error } = listTournaments.useQueryState();
  const isLost = isUnreachable(error);
  const isOld = isLost && isKeptList(data);

  useEffect(() => {
    if (!isLost) return;
    const load = () =>
      void dispatch(listTournaments.initiate(undefined, { forceRefetch: true, subscribe: false }));
    addEventListener('online', load);
    const tryAgain = () => navigator.onLine && load();
    const timer = isOld ? setInterval(tryAgain, TRY_AGAIN_MS) : undefined;
    return () => {
      removeEventListener('online', load);
      clearInterval(timer);
    };
  }, [dispatch, isLost, isOld]);
}
