import { Readable } from 'node:stream';
import { forEachInSlices } from './forEachInSlices';
import { createStreamCounts } from './streamCounts';
import type { StreamOwner, Subscription } from './subscriptions';
import type { Topic } from './topics';

/** TRUST-49: a dead connection looks like an idle one, so every stream ends after this many seconds. */
const LIFETIME = 75;
/** COMFORT-75, SEEN-9: a reader that hears none for some time takes the connection for lost. */
const HEARTBEAT_LINE = Buffer.from(':\n\n');
/** Unread bytes beyond which a reader is disconnected. */
const BEHIND_MAX = 16_384;
/** How long a reader may take for what is left when its stream is ended. */
const LINGER_MS = 1_000;

/** A topic with its tag at some moment. */
export type TopicState = { topic: Topic; tag: string };

/** Somebody who listens. */
export type Subscriber = {
  readonly reader: StreamOwner;
  readonly topics: readonly Topic[];
  readonly stream: Readable;
  /** Seconds. */
  age: number;
  /** The tag that it was sent last, by the topic's name. */
  readonly sent: Map<string, string>;
};

/** A client that does not read its stream is disconnected. */
function send({ stream }: Subscriber, bytes: Buffer): void {
  if (stream.readableLength > BEHIND_MAX) stream.destroy();
  else stream.push(bytes);
}

const eventOf = (
  { topic: { name, event = name }, tag }: TopicState,
  content?: string | null,
): Buffer =>
  Buffer.from(`event: ${event}\ndata: ${JSON.stringify({ tag, ...(content && { content }) })}\n\n`);

/** A topic with those who follow it, and the tag that all of them were sent. */
type Followed = { topic: Topic; followers: Set<Subscriber>; sentToAll: string | null };

/**
 * COMFORT-64: all who listen to events, as streams of text/event-stream.
 * @param heartbeatSeconds how often each of them hears that the server is there
 */
export function createSubscribers(heartbeatSeconds: number) {
  const listeners = new Set<Subscriber>();
  const byTopic = new Map<string, Followed>();
  const counts = createStreamCounts();
  let isBeating = false;

  /** @returns whether it was there */
  function remove(listener: Subscriber): boolean {
    if (!listeners.delete(listener)) return false;
    counts.leave(listener.reader);
    for (const { name } of listener.topics) {
      const followed = byTopic.get(name);
      followed?.followers.delete(listener);
      if (followed?.followers.size === 0) byTopic.delete(name);
    }
    return true;
  }

  function end(listener: Subscriber): void {
    if (!remove(listener)) return;
    listener.stream.push(null);
    setTimeout(() => listener.stream.destroy(), LINGER_MS).unref();
  }

  function insert(listener: Subscriber): void {
    listeners.add(listener);
    for (const topic of listener.topics) {
      const followed: Followed = byTopic.get(topic.name) ?? {
        topic,
        followers: new Set(),
        sentToAll: null,
      };
      followed.followers.add(listener);
      followed.sentToAll = null;
      byTopic.set(topic.name, followed);
    }
  }

  async function beat(): Promise<void> {
    if (isBeating) return;
    isBeating = true;
    const due = [...listeners].filter(({ age }) => age % heartbeatSeconds === 0);
    await forEachInSlices(due, (listener) => {
      if (listeners.has(listener)) send(listener, HEARTBEAT_LINE);
    });
    isBeating = false;
  }

  return {
    /** Ends a stream after what is in it. */
    end,

    get all(): readonly Subscriber[] {
      return [...listeners];
    },

    get size(): number {
      return listeners.size;
    },

    /** Topics that anybody follows, each once. */
    get followed(): readonly Topic[] {
      return [...byTopic.values()].map(({ topic }) => topic);
    },

    /**
     * Takes in one more.
     * @param states of its topics, which it is sent at once
     * @throws ProblemError 503 where there are too many
     */
    add({ reader, topics }: Subscription, states: readonly TopicState[]): Subscriber {
      counts.enter(reader);
      const stream = new Readable({ read: () => {} });
      const listener: Subscriber = { reader, topics, stream, age: 0, sent: new Map() };
      insert(listener);
      stream.once('close', () => remove(listener));
      for (const state of states) {
        listener.sent.set(state.topic.name, state.tag);
        send(listener, eventOf(state));
      }
      return listener;
    },

    /**
     * Sends a tag to all who follow its topic and do not know it yet, with the content that it names where the topic
     * has any: thousands would ask for it in the same moment. Whoever still reads earlier events gets the tag alone.
     */
    async publish(state: TopicState): Promise<void> {
      const { topic, tag } = state;
      const followed = byTopic.get(topic.name);
      // Most checks find nothing new, and there may be thousands of followers.
      if (!followed || followed.sentToAll === tag) return;
      followed.sentToAll = tag;
      const isNew = ({ sent }: Subscriber) => sent.get(topic.name) !== tag;
      const followers = [...followed.followers].filter(isNew);
      if (followers.length === 0) return;
      // A failure is reported when a follower asks for the content itself.
      const content = await topic.contentOf?.(tag).catch(() => null);
      const [short, whole] = [eventOf(state), eventOf(state, content)];
      await forEachInSlices(followers, (listener) => {
        if (!listeners.has(listener) || !isNew(listener)) return;
        listener.sent.set(topic.name, tag);
        send(listener, listener.stream.readableLength > 0 ? short : whole);
      });
    },

    /** A second has passed. */
    tick(): void {
      for (const listener of listeners) {
        listener.age += 1;
        if (listener.age >= LIFETIME) end(listener);
      }
      void beat();
    },
  };
}
