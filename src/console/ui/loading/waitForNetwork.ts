const ASK_AGAIN_MS = 30_000;

/** Resolves when the browser says that the network is back, or in half a minute: a server that is away makes no event. */
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
