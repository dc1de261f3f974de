import { setTimeout as sleep } from 'node:timers/promises';

/** Returns once the condition holds, or after `ms` without it. */
export async function waitUntil(isSo: () => boolean, ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (!isSo() && performance.now() < until) await sleep(50);
}
