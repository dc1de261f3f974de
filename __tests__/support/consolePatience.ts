import { act } from '@testing-library/react';
import { NOW } from './serverSamples';

const { setTimeout: realSetTimeout, Date: RealDate } = globalThis;

/** Real time, whatever jest's clock says. */
export const sleep = (ms: number): Promise<void> =>
  new Promise((done) => void realSetTimeout(done, ms));

/** Lets what was answered reach the page. */
export const flushActions = (): Promise<void> => act(() => sleep(5));

/** As waitFor, but in real time also while jest's timers stand still. */
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

/** Today is 1 June 2026, noon in Moscow, and only the calendar stands still. */
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

/** The timers stand still too, until the test moves them. */
export function stopTimers(now: number = Date.now()): void {
  jest.useFakeTimers({
    now,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'],
  });
}

/** Moves jest's clock, and lets the page follow. */
export async function advanceTime(ms: number): Promise<void> {
  await act(async () => {
    jest.advanceTimersByTime(ms);
  });
}
