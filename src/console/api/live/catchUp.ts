import { askForList } from '../tournamentsApi';
import { isLoading, isWriting, refetchAll, selectList, type Thunk } from './listState';

/** So long changes gather before they are asked for; so often it is checked whether the list is loaded. */
const GATHER_MS = 100;

const gather = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, GATHER_MS));

/**
 * COMFORT-60: brings the list up to the tag that the server has told last; a list that is being loaded is
 * waited for, since it may be that one. Where that fails the list says so (LIST-4), and the next event,
 * at the latest that of the next connection, tries again.
 * @returns takes a tag
 */
export const makeCatchUp = (): Thunk<(tag: string) => void> => (dispatch, getState) => {
  let wanted: string | null = null;
  let isBusy = false;

  async function run(): Promise<void> {
    isBusy = true;
    while (wanted !== null) {
      await gather();
      if (isLoading(getState())) continue;
      const { data, error } = selectList(getState());
      if (data && (data.tag !== wanted || error)) {
        // RTK Query delays an invalidation while anything is being written, for as long as that takes.
        if (isWriting(getState())) void dispatch(askForList());
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
