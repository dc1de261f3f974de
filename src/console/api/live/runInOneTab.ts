import { withTabLock } from '../../browser/withTabLock';

/** Starts a task, and returns the function that stops it. */
type Work = () => () => void;

/**
 * Runs `work` in one tab of the browser at a time. When that tab is closed, another one takes over. If the browser has
 * no locks or refuses them, each tab runs it.
 * @returns a function that stops it in this tab
 */
export function runInOneTab(name: string, work: Work): () => void {
  const over = new AbortController();
  const { signal } = over;

  const runUntilOver = () =>
    new Promise<void>((resolve) => {
      const stop = work();
      signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  void withTabLock(name, runUntilOver, signal);
  return () => over.abort();
}
