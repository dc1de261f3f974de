/** Resolves once the current rendering has been painted, and at the latest after 200 ms. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // A hidden page paints no frames, so the timer resolves then.
    const timer = setTimeout(resolve, 200);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
