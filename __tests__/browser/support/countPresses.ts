import type { Page } from '@playwright/test';

type Counted = Window & { presses: { pointer: number; keys: number } };

/** Counts presses on this page from now on: clicks and taps, and keys except modifiers. */
export async function countPresses(page: Page): Promise<() => Promise<Counted['presses']>> {
  await page.evaluate(() => {
    const presses = { pointer: 0, keys: 0 };
    Object.assign(window, { presses });
    const held = ['Shift', 'Control', 'Alt', 'Meta'];
    addEventListener('pointerdown', () => (presses.pointer += 1), true);
    addEventListener('keydown', ({ key }) => (presses.keys += held.includes(key) ? 0 : 1), true);
  });
  return () => page.evaluate(() => (window as unknown as Counted).presses);
}
