const PATIENCE_MS = 120_000;

/**
 * Checks the condition in each frame before its paint. Resolves with the paint time of the first frame in which it is
 * true, in milliseconds since navigation.
 * @throws when it is not true within two minutes
 */
export const waitForPaint = (isTrue: () => boolean): Promise<number> =>
  new Promise((resolve, reject) => {
    const since = performance.now();
    const look = () => {
      if (performance.now() - since > PATIENCE_MS) {
        reject(new Error(`Never painted: ${String(isTrue)}`));
        return;
      }
      if (!isTrue()) {
        requestAnimationFrame(look);
        return;
      }
      // A message sent within a frame arrives after the frame's paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
