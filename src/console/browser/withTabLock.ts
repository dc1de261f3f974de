/**
 * Runs `work` while no other tab runs work of this name. If the browser has no locks or refuses them, runs it
 * immediately (WEATHER-9).
 * @param signal stops waiting for the lock
 */
export async function withTabLock(
  name: string,
  work: () => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const progress = { hasBegun: false };
  const begin = () => {
    progress.hasBegun = true;
    return work();
  };
  try {
    await navigator.locks.request(name, { signal }, begin);
  } catch (error) {
    if (progress.hasBegun) throw error;
    if (!signal?.aborted) await begin();
  }
}
