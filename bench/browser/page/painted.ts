const PATIENCE_MS = 120_000;

/**
 * When the frame in which a condition is first true has been painted, ms since navigation began.
 * It is asked in each frame, before that frame is painted.
 * @throws where it has not come true for two minutes
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
      // A message sent from within a frame arrives after its paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
