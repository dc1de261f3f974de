/** Resolves once the current rendering has been painted, or soon if nothing is painted. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // A hidden page has no frames.
    const timer = setTimeout(resolve, 200);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
