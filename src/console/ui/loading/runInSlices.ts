/** Half a frame in milliseconds, which leaves the other half for painting. */
const SLICE_MS = 8;

/**
 * Runs long work in slices, between which the page stays responsive. The first slice runs immediately.
 * @param work yields its current result
 * @param onResult receives the result after the first slice, and the final result
 * @returns a function that cancels the remaining work
 */
export function runInSlices<Result>(
  work: Generator<Result, Result>,
  onResult: (result: Result, isWhole: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = () => {
    const end = performance.now() + SLICE_MS;
    let step = work.next();
    while (!step.done && performance.now() < end) step = work.next();
    if (step.done || timer === undefined) onResult(step.value, step.done === true);
    if (!step.done) timer = setTimeout(slice);
  };
  slice();
  return () => clearTimeout(timer);
}
