import { readEvents } from './readEvents';
import { waitOrWake } from './waitOrWake';

/**
 * Name of the lock by which all live pages of a browser share one stream: over HTTP/1.1 a host gets six connections
 * (SEEN-6).
 */
const LOCK = 'club.livePageStream';
/** Pause in ms between attempts to open a stream. */
const AGAIN_MS = 5_000;
/** Pause in ms after a refused stream. */
const REFUSED_MS = 60_000;
/** Maximum random delay in ms, for pages whose streams end at the same time. */
const SPREAD_MS = 200;

type EventHandlers = {
  /** Called with each event and keep-alive line for this page, whichever window reads the stream. */
  onBlock: (block: string) => void;
  /** Called when the server refuses this window a stream. */
  onRefused: () => void;
  onLost: () => void;
};

const untilSeen = async (): Promise<void> => {
  while (document.hidden) await waitOrWake(AGAIN_MS);
};

/** Reads one stream after another while the page is visible. */
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
 * Receives the page's events while it is visible (SEEN-6). One window of a browser reads the stream and passes it to
 * other windows with the same page. Windows with other pages receive nothing. Ends when the browser lacks or refuses
 * locks (WEATHER-9).
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
      // If the signal has aborted, the page was hidden before it got the lock.
      if (!hidden.signal.aborted) return;
    } finally {
      document.removeEventListener('visibilitychange', stopIfHidden);
    }
  }
}
