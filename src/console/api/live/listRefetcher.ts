import type { ApiThunk } from '../store/thunk';
import { refetchList } from '../tournaments/tournamentsApi';
import { selectIsListLoading, selectIsWriting, refetchAll, selectCachedList } from './listState';

/**
 * Milliseconds in which changes are collected before a refetch. After a list that is still loading, it is checked
 * again.
 */
const GATHER_MS = 100;

const waitForMore = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, GATHER_MS));

/**
 * Refetches the list until it has the server's latest tag (COMFORT-60). It waits for a load in progress, whose response
 * may have that tag. After a failure, which the list shows (LIST-4), the next event triggers another attempt. Every new
 * connection begins with an event.
 * @returns a function to call with each tag that the server sends
 */
export const createListRefetcher = (): ApiThunk<(tag: string) => void> => (dispatch, getState) => {
  let wanted: string | null = null;
  let isBusy = false;

  async function run(): Promise<void> {
    isBusy = true;
    while (wanted !== null) {
      await waitForMore();
      if (selectIsListLoading(getState())) continue;
      const { data, error } = selectCachedList(getState());
      if (data && (data.etag !== wanted || error)) {
        // RTK Query delays an invalidation while any write is in progress, so the list is refetched directly.
        if (selectIsWriting(getState())) void dispatch(refetchList());
        dispatch(refetchAll());
      }
      wanted = null;
    }
    isBusy = false;
  }

  return (tag) => {
    wanted = tag;
    if (!isBusy) void run();
  };
};
