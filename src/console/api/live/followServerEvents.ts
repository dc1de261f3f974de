import { computeRetryDelay } from '../../../domain/protocol/liveEvents';
import { readServerEvents, type ServerEventHandlers } from './readServerEvents';

const REFUSED = 401;

/** Waits `ms`, or less if the network returns or the page becomes visible. */
const waitOrWake = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = new AbortController();
    const stopWaiting = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(stopWaiting, ms);
    const untilDone = { signal: done.signal };
    signal.addEventListener('abort', stopWaiting, untilDone);
    addEventListener('online', stopWaiting, untilDone);
    document.addEventListener(
      'visibilitychange',
      () => document.hidden || stopWaiting(),
      untilDone,
    );
    if (signal.aborted) stopWaiting();
  });

type ConnectionHandlers = ServerEventHandlers & {
  onRefused: () => void;
  onLost: () => void;
};

/**
 * Listens to the server's events and reconnects each time the connection ends (COMFORT-60).
 * @param onTag called with each topic's tag, on each connection and after each change
 * @param onSilent called when the server has been silent for too long (COMFORT-75)
 * @param onRefused called when the server no longer accepts this session
 * @param onLost called when the connection breaks, or the first try to reconnect fails
 * @returns a function that stops listening
 */
export function followServerEvents(handlers: ConnectionHandlers): () => void {
  const { onTag, onSilent, onRefused, onLost } = handlers;
  const over = new AbortController();
  const { signal } = over;
  const isOver = () => signal.aborted;

  async function run(): Promise<void> {
    let failures = 0;
    let isLost = false;
    while (!isOver()) {
      failures += 1;
      const onTagRead: typeof onTag = (topic, tag) => {
        failures = 0;
        onTag(topic, tag);
      };
      const status = await readServerEvents({ onTag: onTagRead, onSilent }, signal);
      if (isOver()) return;
      if (status === REFUSED) onRefused();
      if (status === null && !isLost) onLost();
      isLost = status === null;
      await waitOrWake(computeRetryDelay(failures, Math.random()), signal);
    }
  }
  void run();
  return () => over.abort();
}
