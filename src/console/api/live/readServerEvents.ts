import { createParser } from 'eventsource-parser';
import {
  parseEventTag,
  parseTopic,
  type ServerEventTopic,
} from '../../../domain/protocol/liveEvents';
import { config } from '../../config';
import { getAuthorization } from '../../state/sessionStorage';
import { createRequestHeaders } from '../request/createRequestHeaders';

const PATH = '/api/live';
/** The server sends something every second. After this silence, in milliseconds, the connection may be dead. */
const SUSPICIOUS_MS = 2_000;
/** After this silence, in milliseconds, the connection is dead. */
const DEAD_MS = 25_000;

export type ServerEventHandlers = {
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
export async function readServerEvents(
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
