import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the condition is true, for at most `ms`. */
export async function waitUntil(isSo: () => boolean, ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (!isSo() && performance.now() < until) await sleep(50);
}
