import type { CDPSession } from '@playwright/test';

/** Frames that a page shows while `work` runs, as PNG in base64. */
export async function recordScreen(
  tools: CDPSession,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const frames: string[] = [];
  tools.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    // The acknowledgement fails for a frame that arrives while the page closes.
    tools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await tools.send('Page.startScreencast', { format: 'png' });
  await work();
  await tools.send('Page.stopScreencast');
  return frames;
}
