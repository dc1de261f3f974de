import type { CDPSession } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';

const OVER_TABLE = { x: 720, y: 540 };
const STEP_PX = 100;
const STEP_MS = 1_000 / 60;

/** Turns the wheel down over the table for `ms`, once per frame at 60 Hz. */
export async function scrollByWheel(tools: CDPSession, ms: number): Promise<void> {
  const since = performance.now();
  const turns: Promise<unknown>[] = [];
  while (turns.length * STEP_MS < ms) {
    const event = { type: 'mouseWheel', ...OVER_TABLE, deltaX: 0, deltaY: STEP_PX } as const;
    turns.push(tools.send('Input.dispatchMouseEvent', event));
    await sleep(since + turns.length * STEP_MS - performance.now());
  }
  await Promise.all(turns);
}
