/** Half a frame: the other half is for what is painted. */
const SLICE_MS = 8;

/**
 * Goes through long work in slices, between which the page answers.
 * @param work yields what there is so far
 * @param tell is given what there is after the first slice, at once, and in the end all of it
 * @returns gives the work up
 */
export function inSlices<Result>(
  work: Generator<Result, Result>,
  tell: (result: Result, isWhole: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = () => {
    const end = performance.now() + SLICE_MS;
    let step = work.next();
    while (!step.done && performance.now() < end) step = work.next();
    if (step.done || timer === undefined) tell(step.value, step.done === true);
    if (!step.done) timer = setTimeout(slice);
  };
  slice();
  return () => clearTimeout(timer);
}
