/** Waits, at most until the device has a network again, the page is looked at, or the signal aborts. */
export const waitOrWake = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stopWaiting = () => {
      clearTimeout(timer);
      removeEventListener('online', stopWaiting);
      document.removeEventListener('visibilitychange', stopIfSeen);
      signal?.removeEventListener('abort', stopWaiting);
      resolve();
    };
    const stopIfSeen = () => document.hidden || stopWaiting();
    const timer = setTimeout(stopWaiting, ms);
    addEventListener('online', stopWaiting);
    document.addEventListener('visibilitychange', stopIfSeen);
    signal?.addEventListener('abort', stopWaiting);
  });
