const PATIENCE_MS = 120_000;

/**
 * Resolves when the first frame in which the condition holds is painted, in milliseconds since navigation. Checks the
 * condition in each frame, before its paint.
 * @throws after two minutes without it
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
      // A message sent within a frame arrives after its paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
