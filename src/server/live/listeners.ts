import { Readable } from 'node:stream';
import { ProblemError } from '../lib/problem';
import type { Reader, Subscription } from './readers';
import type { Topic } from './topics';

const RETRY_AFTER_SECONDS = 60;

/** TRUST-49: a dead connection looks like an idle one, so every stream ends after this many seconds. */
const LIFETIME = 75;
/** COMFORT-75: sent every second; where it stays away the console suspects the connection. */
const HEARTBEAT_LINE = ':\n\n';
/** Bytes that a reader may leave lying. */
const BEHIND_MAX = 16_384;
/** How long a reader may take for what is left when its stream is ended. */
const LINGER_MS = 1_000;

/** A topic with its tag at some moment. */
export type TopicState = { topic: Topic; tag: string };

/** Somebody who listens. */
export type Listener = {
  readonly reader: Reader;
  readonly topics: readonly Topic[];
  readonly stream: Readable;
  /** Seconds. */
  age: number;
  /** The tag that it was sent last, by the topic's name. */
  readonly sent: Map<string, string>;
};

/** A client that does not read its stream is disconnected. */
function send({ stream }: Listener, text: string): void {
  if (stream.readableLength > BEHIND_MAX) stream.destroy();
  else stream.push(text);
}

function sendTag(listener: Listener, { topic: { name, event = name }, tag }: TopicState): void {
  if (listener.sent.get(name) === tag) return;
  listener.sent.set(name, tag);
  send(listener, `event: ${event}\ndata: ${JSON.stringify({ tag })}\n\n`);
}

/** COMFORT-64: all who listen to events, as streams of text/event-stream. */
export function makeListeners() {
  const listeners = new Set<Listener>();

  function end(listener: Listener): void {
    if (!listeners.delete(listener)) return;
    listener.stream.push(null);
    setTimeout(() => listener.stream.destroy(), LINGER_MS).unref();
  }

  /** @throws ProblemError 503 */
  function refuseTooMany({ id, limits }: Reader): void {
    const alike = [...listeners].filter(({ reader }) => reader.limits === limits);
    const own = alike.filter(({ reader }) => reader.id === id);
    if (own.length < limits.perReader && alike.length < limits.all) return;
    throw new ProblemError(
      503,
      'Слишком много открытых подключений. Повторите через минуту.',
      {},
      RETRY_AFTER_SECONDS,
    );
  }

  return {
    /** Ends a stream after what is in it. */
    end,

    get all(): readonly Listener[] {
      return [...listeners];
    },

    /**
     * Takes in one more.
     * @param states of its topics, which it is sent at once
     * @throws ProblemError 503 where there are too many
     */
    add({ reader, topics }: Subscription, states: readonly TopicState[]): Listener {
      refuseTooMany(reader);
      const stream = new Readable({ read: () => {} });
      const listener: Listener = { reader, topics, stream, age: 0, sent: new Map() };
      listeners.add(listener);
      stream.once('close', () => listeners.delete(listener));
      for (const state of states) sendTag(listener, state);
      return listener;
    },

    /** Sends a tag to all who follow its topic and do not know it. */
    publish(state: TopicState): void {
      for (const listener of listeners) {
        if (listener.topics.some(({ name }) => name === state.topic.name)) sendTag(listener, state);
      }
    },

    /** A second has passed. */
    tick(): void {
      for (const listener of listeners) {
        listener.age += 1;
        if (listener.age >= LIFETIME) end(listener);
        else send(listener, HEARTBEAT_LINE);
      }
    },
  };
}
