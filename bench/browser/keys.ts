import type { CDPSession } from '@playwright/test';

const ENTER = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };

/** Presses a key for a letter of any alphabet, or Enter. */
export async function pressKey(tools: CDPSession, key: string): Promise<void> {
  const event = key === 'Enter' ? ENTER : { key, text: key };
  await Promise.all([
    tools.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event }),
    tools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event }),
  ]);
}

/** Inserts a letter without a key event, and presses Enter right after it. */
export async function typeLetter(tools: CDPSession, letter: string): Promise<void> {
  await Promise.all([tools.send('Input.insertText', { text: letter }), pressKey(tools, 'Enter')]);
}
