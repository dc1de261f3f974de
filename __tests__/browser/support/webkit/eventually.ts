import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 40;
export const PATIENCE_MS = 10_000;

/** Looks again and again until what is read is right; says what was waited for where it never is. */
export async function eventually<Read>(
  read: () => Promise<Read>,
  isRight: (found: Read) => boolean,
  describe: (found: Read) => string,
  patience = PATIENCE_MS,
): Promise<Read> {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = await read();
    if (isRight(found)) return found;
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${describe(found)}`);
    await setTimeout(PAUSE_MS);
  }
}
