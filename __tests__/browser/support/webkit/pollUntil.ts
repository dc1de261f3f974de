import { setTimeout } from 'node:timers/promises';
import { WebDriverError } from './driver';

const PAUSE_MS = 40;
export const PATIENCE_MS = 10_000;

/** A page that is unloading runs no script; the next page does. */
const isPageLeft = (error: unknown): boolean =>
  error instanceof WebDriverError && error.code === 'no such frame';

/** Reads repeatedly until the value passes the check. The error at the time limit describes the expected state. */
export async function pollUntil<Read>(
  read: () => Promise<Read>,
  isRight: (found: Read) => boolean,
  describe: (found: Read) => string,
  patience = PATIENCE_MS,
): Promise<Read> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      const found = await read();
      if (isRight(found)) return found;
      if (Date.now() > deadline) throw new Error(`Waited in vain until ${describe(found)}`);
    } catch (error) {
      if (!isPageLeft(error) || Date.now() > deadline) throw error;
    }
    await setTimeout(PAUSE_MS);
  }
}
