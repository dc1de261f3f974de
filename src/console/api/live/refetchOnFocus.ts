import { isInstantNear } from '../../../domain/dates/durations';
import { readStoredSession } from '../../state/sessionStorage';
import type { ApiThunk } from '../store/thunk';
import { selectIsListLoading, selectIsWriting, refetchAll, selectCachedList } from './listState';

/** Shortest time between two refetches, in milliseconds. */
const APART_MS = 15_000;

/**
 * Refetches the list when the page becomes visible or the network returns (COMFORT-60). Used for a host without live
 * updates.
 * @returns a function that stops this
 */
export const refetchOnFocus = (): ApiThunk<() => void> => (dispatch, getState) => {
  const refetchIfOld = () => {
    const { data, startedTimeStamp = 0 } = selectCachedList(getState());
    const isSoon = isInstantNear(startedTimeStamp, Date.now(), APART_MS);
    // A write triggers its own refetch.
    const isUnderWay = selectIsListLoading(getState()) || selectIsWriting(getState());
    if (document.hidden || !data || isSoon || isUnderWay) return;
    // A session may have ended during the wait. Without a session no request is sent (AUTH-3).
    if (readStoredSession()) dispatch(refetchAll());
  };
  addEventListener('online', refetchIfOld);
  addEventListener('focus', refetchIfOld);
  document.addEventListener('visibilitychange', refetchIfOld);
  return () => {
    removeEventListener('online', refetchIfOld);
    removeEventListener('focus', refetchIfOld);
    document.removeEventListener('visibilitychange', refetchIfOld);
  };
};
