import { setImmediate } from 'node:timers';

/** The number of React's tasks that have not run yet. */
let waiting = 0;

/**
 * jsdom has none. React goes on through it, as in a browser, and a test can tell when nothing is left;
 * without it React takes a timer, which comes before or after a test's own by chance.
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

/** Lets promises and React come to rest, whatever jest's clock says. It does not wait for answers. */
export async function settleReact(): Promise<void> {
  do await new Promise((done) => void setImmediate(done));
  while (waiting > 0);
}
