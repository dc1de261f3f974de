import { setTimeout as sleep } from 'node:timers/promises';

/** Comes back as soon as it is so, or after so many ms without it. */
export async function waitUntil(isSo: () => boolean, ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (!isSo() && performance.now() < until) await sleep(50);
}
