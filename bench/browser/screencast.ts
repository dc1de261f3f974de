import type { CDPSession } from '@playwright/test';

/** The frames of a page while something is done, as PNG in base64. */
export async function recordScreen(
  tools: CDPSession,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const frames: string[] = [];
  tools.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    // The last one may come when the page is about to go.
    tools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await tools.send('Page.startScreencast', { format: 'png' });
  await work();
  await tools.send('Page.stopScreencast');
  return frames;
}
