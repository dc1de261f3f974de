import { setServerTime } from './clock';

/** Maximum silence of a stream in ms, which has a keep-alive line every 3 s. */
const SILENT_MS = 7_000;

/**
 * Reads the page's event stream to its end.
 * @param onBlock called with the text of each event and keep-alive line
 * @param signal stops reading
 * @returns false when the server opened no stream
 * @throws when the connection breaks, or `signal` aborts
 */
export async function readEvents(
  onBlock: (block: string) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const over = new AbortController();
  const stopReading = () => over.abort();
  let silence = setTimeout(stopReading, SILENT_MS);
  signal.addEventListener('abort', stopReading);
  try {
    const { ok, body, headers } = await fetch(`${location.pathname}/events`, {
      signal: over.signal,
    });
    if (!ok || !body) return false;
    setServerTime(headers.get('date'));
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      clearTimeout(silence);
      silence = setTimeout(stopReading, SILENT_MS);
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      blocks.forEach(onBlock);
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stopReading);
    stopReading();
  }
}
