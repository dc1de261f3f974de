const LATEST_MS = 2_000;

/**
 * Runs `work` when the browser is idle.
 * @returns a function that cancels it
 */
export function runWhenIdle(work: () => void): () => void {
  // Safari has no idle callbacks, so a timer replaces them.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
