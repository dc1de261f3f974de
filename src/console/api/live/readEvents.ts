import { createParser } from 'eventsource-parser';
import { LIST_TOPIC, PLAYS_TOPIC, tagIn } from '../../../domain/live';
import { config } from '../../config';
import { authorization } from '../../state/sessionStorage';
import { requestHeaders } from '../requestHeaders';

const PATH = '/api/live';
/** Our server sends something every 20 s: after a longer silence the connection is dead. */
const SILENCE_MS = 25_000;

/**
 * COMFORT-60: reads the server's events until the connection ends, breaks or falls silent. EventSource
 * cannot send Authorization.
 * @param onTag called with the tag of the list as it is on the server
 * @param onPlaysTag called with that of the plays
 * @param signal ends it
 * @returns the status of the answer; null where none came, or it broke off or fell silent
 */
export async function readEvents(
  onTag: (tag: string) => void,
  onPlaysTag: (tag: string) => void,
  signal: AbortSignal,
): Promise<number | null> {
  const over = new AbortController();
  const end = () => over.abort();
  signal.addEventListener('abort', end, { signal: over.signal });
  let patience = setTimeout(end, SILENCE_MS);
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const tag = tagIn(data);
      if (tag !== null && event === LIST_TOPIC) onTag(tag);
      if (tag !== null && event === PLAYS_TOPIC) onPlaysTag(tag);
    },
  });
  try {
    const response = await fetch(config.apiHost + PATH, {
      headers: { ...requestHeaders(authorization()), Accept: 'text/event-stream' },
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
      clearTimeout(patience);
      patience = setTimeout(end, SILENCE_MS);
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch {
    return null;
  } finally {
    clearTimeout(patience);
    end();
  }
}
