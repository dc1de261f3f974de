import { readEvents } from './readEvents';
import { waitOrWake } from './waitOrWake';

/** One stream for all live pages of a browser, which over HTTP/1.1 has six connections to a host (SEEN-6). */
const LOCK = 'club.livePageStream';
/** Pause between attempts without a stream. */
const AGAIN_MS = 5_000;
/** Pause after a refused stream. */
const REFUSED_MS = 60_000;
/** Spreads the requests of pages whose streams end together. */
const SPREAD_MS = 200;

type EventHandlers = {
  /** Called with each event and heartbeat of this page's stream, whichever window reads it. */
  onBlock: (block: string) => void;
  /** Called when the server gives this window no stream. */
  onRefused: () => void;
  onLost: () => void;
};

const untilSeen = async (): Promise<void> => {
  while (document.hidden) await waitOrWake(AGAIN_MS);
};

/** Reads stream after stream while the page is visible. */
async function readUntilHidden(handlers: EventHandlers, signal: AbortSignal): Promise<void> {
  const isHidden = () => signal.aborted;
  while (!isHidden()) {
    let wait = Math.random() * SPREAD_MS;
    try {
      if (!(await readEvents(handlers.onBlock, signal))) {
        handlers.onRefused();
        wait = REFUSED_MS;
      }
    } catch {
      if (isHidden()) return;
      handlers.onLost();
      wait = AGAIN_MS * (1 + Math.random() / 2);
    }
    await waitOrWake(wait, signal);
  }
}

const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(`${LOCK} ${location.pathname}`);
  } catch {
    return null;
  }
};

/**
 * Receives the page's events while it is visible (SEEN-6). One window of a browser reads a stream and passes it to
 * other windows of the same page. Windows of other pages receive nothing. Ends when the browser lacks or refuses locks
 * (WEATHER-9).
 */
export async function shareEvents(handlers: EventHandlers): Promise<void> {
  const channel = openChannel();
  if (channel) channel.onmessage = ({ data }: MessageEvent<string>) => handlers.onBlock(data);
  const onBlock = (block: string) => {
    channel?.postMessage(block);
    handlers.onBlock(block);
  };
  for (;;) {
    await untilSeen();
    const hidden = new AbortController();
    const stopIfHidden = () => document.hidden && hidden.abort();
    document.addEventListener('visibilitychange', stopIfHidden);
    try {
      await navigator.locks.request(LOCK, { signal: hidden.signal }, () =>
        readUntilHidden({ ...handlers, onBlock }, hidden.signal),
      );
    } catch {
      // Otherwise the page was hidden before its turn.
      if (!hidden.signal.aborted) return;
    } finally {
      document.removeEventListener('visibilitychange', stopIfHidden);
    }
  }
}
