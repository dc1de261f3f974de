import { act } from '@testing-library/react';
import { NOW } from './serverSamples';

const { setTimeout: realSetTimeout, Date: RealDate } = globalThis;

/** Waits in real time, regardless of jest's clock. */
export const sleep = (ms: number): Promise<void> =>
  new Promise((done) => void realSetTimeout(done, ms));

/** Gives responses time to reach the page. */
export const flushActions = (): Promise<void> => act(() => sleep(5));

/** Like waitFor, but in real time even while jest's timers are stopped. */
export async function waitToPass<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  const end = RealDate.now() + 60_000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (RealDate.now() > end) throw error;
      await flushActions();
    }
  }
}

/** Sets the date to noon of 1 June 2026 in Moscow, and stops the calendar but no timers. */
export function stopClock(now: number = NOW): void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'hrtime',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
    ],
  });
}

/** Stops the timers too, until the test moves them. */
export function stopTimers(now: number = Date.now()): void {
  jest.useFakeTimers({
    now,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'],
  });
}

/** Advances jest's clock and lets the page react. */
export async function advanceTime(ms: number): Promise<void> {
  await act(async () => {
    jest.advanceTimersByTime(ms);
  });
}
