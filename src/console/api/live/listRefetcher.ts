import type { ApiThunk } from '../store/thunk';
import { refetchList } from '../tournaments/tournamentsApi';
import { selectIsListLoading, selectIsWriting, refetchAll, selectCachedList } from './listState';

/** Changes are gathered for this long before a refetch. A list that is loading is checked again after it. */
const GATHER_MS = 100;

const waitForMore = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, GATHER_MS));

/**
 * Refetches the list until it has the server's latest tag (COMFORT-60). Waits for a load in progress, since it may
 * bring that tag. After a failure, which the list shows (LIST-4), the next event tries again. Every new connection
 * begins with an event.
 * @returns to be called with each tag that the server sends
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
