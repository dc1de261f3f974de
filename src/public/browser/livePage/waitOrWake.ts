/** Waits until the time is over, the network returns, the page becomes visible, or the signal aborts. */
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
