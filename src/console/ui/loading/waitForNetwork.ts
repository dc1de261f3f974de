const ASK_AGAIN_MS = 30_000;

/**
 * Resolves when the browser reports a network, or after half a minute, because an unreachable server fires no event.
 */
export const waitForNetwork = (): Promise<void> =>
  new Promise((resolve) => {
    const stopWaiting = () => {
      clearTimeout(timer);
      removeEventListener('online', stopWaiting);
      resolve();
    };
    const timer = setTimeout(stopWaiting, ASK_AGAIN_MS);
    addEventListener('online', stopWaiting);
  });
