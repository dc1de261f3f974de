import type { CDPSession } from '@playwright/test';

/** The frames of a page during the work, as PNG in base64. */
export async function recordScreen(
  tools: CDPSession,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const frames: string[] = [];
  tools.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    // The last frame may arrive while the page closes.
    tools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await tools.send('Page.startScreencast', { format: 'png' });
  await work();
  await tools.send('Page.stopScreencast');
  return frames;
}
