import { setImmediate } from 'node:timers';

/** Number of React's scheduled tasks that have not run yet. */
let waiting = 0;

/**
 * A MessageChannel, which jsdom lacks. React schedules its work with it, as in a browser, so a test can wait until no
 * work is left. Otherwise React would use a timer, whose order relative to a test's timers is random.
 */
class CountedChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: () => {
      waiting += 1;
      setImmediate(() => {
        waiting -= 1;
        this.port1.onmessage?.();
      });
    },
  };
}
Object.assign(globalThis, { MessageChannel: CountedChannel });

/** Waits until promises and React's work have finished, regardless of jest's clock. Does not wait for responses. */
export async function settleReact(): Promise<void> {
  do await new Promise((done) => void setImmediate(done));
  while (waiting > 0);
}
