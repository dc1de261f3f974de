import { readEvents } from './readEvents';
import { waitOrWake } from './waitOrWake';

/** SEEN-77: one for all live pages of a browser, whichever they are: over HTTP/1.1 it has six connections to a host. */
const LOCK = 'club.livePageStream';
/** Between two tries where there is no stream. */
const AGAIN_MS = 5_000;
/** After which a stream that was refused is asked for again. */
const REFUSED_MS = 60_000;
/** Those whose streams end together do not ask for the next ones in the same moment. */
const SPREAD_MS = 200;

type EventHandlers = {
  /** Called with each event and heartbeat of this page's stream, whichever window reads it. */
  onBlock: (block: string) => void;
  /** Called where the server gives this window no stream. */
  onRefused: () => void;
  /** Called where the connection is lost. */
  onLost: () => void;
};

const untilSeen = async (): Promise<void> => {
  while (document.hidden) await waitOrWake(AGAIN_MS);
};

/** Reads stream after stream until nobody looks at the page any more. */
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

/**
 * SEEN-77: hears the page's events for as long as somebody looks at it. One window of a browser reads a stream, and
 * tells the others of the same page; those of another page hear nothing, and so do browsers without locks.
 */
export async function shareEvents(handlers: EventHandlers): Promise<void> {
  if (!('locks' in navigator && 'BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(`${LOCK} ${location.pathname}`);
  channel.onmessage = ({ data }: MessageEvent<string>) => handlers.onBlock(data);
  const onBlock = (block: string) => {
    channel.postMessage(block);
    handlers.onBlock(block);
  };
  for (;;) {
    await untilSeen();
    const hidden = new AbortController();
    const stopIfHidden = () => document.hidden && hidden.abort();
    document.addEventListener('visibilitychange', stopIfHidden);
    await navigator.locks
      .request(LOCK, { signal: hidden.signal }, () =>
        readUntilHidden({ ...handlers, onBlock }, hidden.signal),
      )
      // Hidden before its turn came.
      .catch(() => undefined);
    document.removeEventListener('visibilitychange', stopIfHidden);
  }
}
