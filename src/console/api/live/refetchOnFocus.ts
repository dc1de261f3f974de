import { isInstantNear } from '../../../domain/dates/durations';
import { readStoredSession } from '../../state/sessionStorage';
import type { ApiThunk } from '../store/thunk';
import { selectIsListLoading, selectIsWriting, refetchAll, selectCachedList } from './listState';

/** The shortest time between two refetches. */
const APART_MS = 15_000;

/**
 * For a host without live updates: refetches the list when the page or the network is back (COMFORT-60).
 * @returns ends it
 */
export const refetchOnFocus = (): ApiThunk<() => void> => (dispatch, getState) => {
  const refetchIfOld = () => {
    const { data, startedTimeStamp = 0 } = selectCachedList(getState());
    const isSoon = isInstantNear(startedTimeStamp, Date.now(), APART_MS);
    // A write is followed by a refetch anyway.
    const isUnderWay = selectIsListLoading(getState()) || selectIsWriting(getState());
    if (document.hidden || !data || isSoon || isUnderWay) return;
    // Not in a session that has ended meanwhile (AUTH-3).
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
