/**
 * WEATHER-9: does some work while no other tab does work of that name. Where the browser has no locks, or refuses
 * them, it is done at once.
 * @param signal gives up waiting
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
