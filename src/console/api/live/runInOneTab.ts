import { withTabLock } from '../../browser/withTabLock';

/** Starts something, and returns how to stop it. */
type Work = () => () => void;

/**
 * Does something in one tab of the browser at a time: when that one is closed, another goes on. Where
 * the browser has no locks, or refuses them, each tab does it.
 * @returns ends it in this tab
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
