import { isUnderWay, refetchAll, selectList, type Thunk } from './listState';

/** So long changes gather before they are asked for; and so often it is looked whether others wait. */
const GATHER_MS = 100;

const gather = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, GATHER_MS));

/**
 * COMFORT-60: brings the list up to the tag that the server has told last, after what is under way,
 * which may bring it as well. Where that fails the list says so (LIST-4), and the next event, at
 * the latest that of the next connection, tries again.
 * @returns takes a tag
 */
export const makeCatchUp = (): Thunk<(tag: string) => void> => (dispatch, getState) => {
  let wanted: string | null = null;
  let isBusy = false;

  async function run(): Promise<void> {
    isBusy = true;
    while (wanted !== null) {
      await gather();
      if (isUnderWay(getState())) continue;
      const { data, error } = selectList(getState());
      if (data && (data.tag !== wanted || error)) dispatch(refetchAll());
      wanted = null;
    }
    isBusy = false;
  }

  return (tag) => {
    wanted = tag;
    if (!isBusy) void run();
  };
};
