import { Readable } from 'node:stream';
import { ProblemError } from '../problem';
import type { CallerSession } from '../sessions/signIn';

/** Of one session: a browser has one connection for all its tabs, and six at most to a host. */
const PER_SESSION_MAX = 4;
const ALL_MAX = 200;
const RETRY_AFTER_SECONDS = 60;

/** In seconds: proxies close what is silent for a minute. */
const HEARTBEAT = 20;
/** TRUST-49: who has gone deaf cannot be told from who has nothing to say. */
const LIFETIME = 75;
const HEARTBEAT_LINE = ':\n\n';
/** Bytes that a reader may leave lying. */
const BEHIND_MAX = 16_384;
/** How long a reader may take for what is left when its stream is ended. */
const LINGER_MS = 1_000;

/** Somebody who listens. */
export type Listener = {
  readonly session: CallerSession;
  readonly stream: Readable;
  /** Seconds. */
  age: number;
  /** The tag it was told last. */
  told: string;
};

const eventOf = (tag: string): string => `event: list\ndata: ${JSON.stringify({ tag })}\n\n`;

/** Whoever does not take what it is sent is dropped. */
function send({ stream }: Listener, text: string): void {
  if (stream.readableLength > BEHIND_MAX) stream.destroy();
  else stream.push(text);
}

/** COMFORT-64: all who listen to events, as streams of text/event-stream. */
export function makeListeners() {
  const listeners = new Set<Listener>();

  function end(listener: Listener): void {
    if (!listeners.delete(listener)) return;
    listener.stream.push(null);
    setTimeout(() => listener.stream.destroy(), LINGER_MS).unref();
  }

  return {
    /** Ends a stream after what is in it. */
    end,

    get all(): readonly Listener[] {
      return [...listeners];
    },

    /**
     * Takes in one more.
     * @param tag which it is told at once
     * @throws ProblemError 503 where there are too many
     */
    add(session: CallerSession, tag: string): Listener {
      const ofSession = [...listeners].filter((other) => other.session.id === session.id);
      if (ofSession.length >= PER_SESSION_MAX || listeners.size >= ALL_MAX) {
        throw new ProblemError(
          503,
          'Слишком много открытых подключений. Повторите через минуту.',
          {},
          RETRY_AFTER_SECONDS,
        );
      }
      const stream = new Readable({ read: () => {} });
      const listener: Listener = { session, stream, age: 0, told: tag };
      listeners.add(listener);
      stream.once('close', () => listeners.delete(listener));
      send(listener, eventOf(tag));
      return listener;
    },

    /** Tells a tag to all who do not know it. */
    tell(tag: string): void {
      for (const listener of listeners) {
        if (listener.told === tag) continue;
        listener.told = tag;
        send(listener, eventOf(tag));
      }
    },

    /** Makes all a second older. */
    growOlder(): void {
      for (const listener of listeners) {
        listener.age += 1;
        if (listener.age >= LIFETIME) end(listener);
        else if (listener.age % HEARTBEAT === 0) send(listener, HEARTBEAT_LINE);
      }
    },
  };
}
