const LATEST_MS = 2_000;

/**
 * Does something while nobody waits for it.
 * @returns gives it up
 */
export function whenIdle(work: () => void): () => void {
  // Safari knows no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
