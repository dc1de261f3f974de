import type { ApiThunk } from '../store/thunk';
import { refetchList } from '../tournaments/tournamentsApi';
import { selectIsListLoading, selectIsWriting, refetchAll, selectCachedList } from './listState';

/** How long changes are gathered before a refetch, and how often it is tried while the list is loading. */
const GATHER_MS = 100;

const waitForMore = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, GATHER_MS));

/**
 * COMFORT-60: refetches the list until it has the server's latest tag; a load under way is waited for, since
 * it may bring it. After a failure, which the list tells (LIST-4), the next event tries again; every new
 * connection begins with one.
 * @returns to be called with each tag that the server tells
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
        // RTK Query delays an invalidation while anything is being written, for as long as that takes.
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
