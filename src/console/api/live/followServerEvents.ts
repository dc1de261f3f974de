import { createParser } from 'eventsource-parser';
import {
  computeRetryDelay,
  parseEventTag,
  parseTopic,
  type ServerEventTopic,
} from '../../../domain/protocol/liveEvents';
import { config } from '../../config';
import { getAuthorization } from '../../state/sessionStorage';
import { createRequestHeaders } from '../request/createRequestHeaders';

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

const PATH = '/api/live';
/** The server sends something every second. After this silence, in milliseconds, the connection may be dead. */
const SUSPICIOUS_MS = 2_000;
/** After this silence, in milliseconds, the connection is dead. */
const DEAD_MS = 25_000;

type ServerEventHandlers = {
  onTag: (topic: ServerEventTopic, tag: string) => void;
  onSilent: () => void;
};

/**
 * Reads the server's events until the connection ends, breaks or stays silent (COMFORT-60, COMFORT-75). It uses fetch,
 * because EventSource cannot send Authorization.
 * @param onTag called with the current tag of a topic on the server
 * @param onSilent called once in each silence that is too long
 * @param signal stops reading
 * @returns the response's status; null when no response came, the stream broke off or stayed silent
 */
async function readServerEvents(
  { onTag, onSilent }: ServerEventHandlers,
  signal: AbortSignal,
): Promise<number | null> {
  const over = new AbortController();
  const stopReading = () => over.abort();
  signal.addEventListener('abort', stopReading, { signal: over.signal });
  let timers: ReturnType<typeof setTimeout>[] = [];
  const stopWaiting = () => timers.forEach(clearTimeout);
  const restartTimers = () => {
    stopWaiting();
    timers = [setTimeout(onSilent, SUSPICIOUS_MS), setTimeout(stopReading, DEAD_MS)];
  };
  restartTimers();
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const topic = parseTopic(event);
      const tag = parseEventTag(data);
      if (topic && tag !== null) onTag(topic, tag);
    },
  });
  try {
    const response = await fetch(config.apiHost + PATH, {
      headers: { ...createRequestHeaders(getAuthorization()), Accept: 'text/event-stream' },
      credentials: 'omit',
      cache: 'no-store',
      signal: over.signal,
    });
    const { status } = response;
    if (!response.ok) return status;
    const decoder = new TextDecoder();
    const reader = response.body!.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return status;
      restartTimers();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch {
    return null;
  } finally {
    stopWaiting();
    stopReading();
  }
}

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
