import { Readable } from 'node:stream';
import { setImmediate as pause } from 'node:timers/promises';
import { createStreamCounts } from './streamCounts';
import type { StreamOwner, StreamSubscription } from './subscriptions';
import type { Topic } from './topics';

/** Seconds after which every stream ends. A dead connection looks like an idle one (TRUST-49). */
const LIFETIME = 75;
/** A keep-alive line. A client without one for some time considers the connection lost (COMFORT-75, SEEN-9). */
const HEARTBEAT_LINE = Buffer.from(':\n\n');
/** Unread bytes after which a subscriber is disconnected. */
const BEHIND_MAX = 16_384;
/** Time for a subscriber to read the remaining bytes of an ended stream. */
const LINGER_MS = 1_000;

export type TopicState = { topic: Topic; tag: string };

type Subscriber = {
  readonly owner: StreamOwner;
  readonly topics: readonly Topic[];
  readonly stream: Readable;
  /** Seconds since the stream's start. */
  age: number;
  /** The last sent tag, keyed by topic name. */
  readonly sent: Map<string, string>;
};

/** Sends bytes, and disconnects a client that does not read its stream. */
function send({ stream }: Subscriber, bytes: Buffer): void {
  if (stream.readableLength > BEHIND_MAX) stream.destroy();
  else stream.push(bytes);
}

const formatEvent = (
  { topic: { name, event = name }, tag }: TopicState,
  content?: string | null,
): Buffer =>
  Buffer.from(`event: ${event}\ndata: ${JSON.stringify({ tag, ...(content && { content }) })}\n\n`);

/** A topic, its subscribers, and the tag that all of them have received. */
type TopicSubscribers = { topic: Topic; subscribers: Set<Subscriber>; sentToAll: string | null };

/** Number of items in a slice, which takes a few milliseconds. */
const SLICE = 100;

/** Runs the work for each item in slices, between which other requests get their turn. */
async function runEachInSlices<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
): Promise<void> {
  for (let from = 0; from < items.length; from += SLICE) {
    if (from > 0) await pause();
    items.slice(from, from + SLICE).forEach(work);
  }
}

/**
 * Creates the set of subscribers, with streams of text/event-stream (COMFORT-64).
 * @param heartbeatSeconds interval of keep-alive lines to each subscriber
 */
export function createSubscribers(heartbeatSeconds: number) {
  const subscribers = new Set<Subscriber>();
  const byTopic = new Map<string, TopicSubscribers>();
  const counts = createStreamCounts();
  let isBeating = false;

  /**
   * Removes a subscriber.
   * @returns true when the set contained it
   */
  function remove(subscriber: Subscriber): boolean {
    if (!subscribers.delete(subscriber)) return false;
    counts.remove(subscriber.owner);
    for (const { name } of subscriber.topics) {
      const group = byTopic.get(name);
      group?.subscribers.delete(subscriber);
      if (group?.subscribers.size === 0) byTopic.delete(name);
    }
    return true;
  }

  function end(subscriber: Subscriber): void {
    if (!remove(subscriber)) return;
    subscriber.stream.push(null);
    setTimeout(() => subscriber.stream.destroy(), LINGER_MS).unref();
  }

  function insert(subscriber: Subscriber): void {
    subscribers.add(subscriber);
    for (const topic of subscriber.topics) {
      const group: TopicSubscribers = byTopic.get(topic.name) ?? {
        topic,
        subscribers: new Set(),
        sentToAll: null,
      };
      group.subscribers.add(subscriber);
      group.sentToAll = null;
      byTopic.set(topic.name, group);
    }
  }

  async function sendHeartbeats(): Promise<void> {
    if (isBeating) return;
    isBeating = true;
    const due = [...subscribers].filter(({ age }) => age % heartbeatSeconds === 0);
    await runEachInSlices(due, (subscriber) => {
      if (subscribers.has(subscriber)) send(subscriber, HEARTBEAT_LINE);
    });
    isBeating = false;
  }

  return {
    /** Ends a stream after its remaining content. */
    end,

    get all(): readonly Subscriber[] {
      return [...subscribers];
    },

    get size(): number {
      return subscribers.size;
    },

    /** Returns the topics with subscribers, each once. */
    get topics(): readonly Topic[] {
      return [...byTopic.values()].map(({ topic }) => topic);
    },

    /**
     * Adds a subscriber.
     * @param states states of its topics, sent immediately
     * @throws ProblemError 503 for too many streams
     */
    add({ owner, topics }: StreamSubscription, states: readonly TopicState[]): Subscriber {
      counts.add(owner);
      const stream = new Readable({ read: () => {} });
      const subscriber: Subscriber = { owner, topics, stream, age: 0, sent: new Map() };
      insert(subscriber);
      stream.once('close', () => remove(subscriber));
      for (const state of states) {
        subscriber.sent.set(state.topic.name, state.tag);
        send(subscriber, formatEvent(state));
      }
      return subscriber;
    },

    /**
     * Sends a tag to all subscribers of its topic that do not have it yet. If the topic has content, the event contains
     * it, because thousands of clients would request it at the same moment. A subscriber that still reads earlier
     * events gets only the tag.
     */
    async publish(state: TopicState): Promise<void> {
      const { topic, tag } = state;
      const group = byTopic.get(topic.name);
      // Most checks find no new tag, and a topic may have thousands of subscribers.
      if (!group || group.sentToAll === tag) return;
      group.sentToAll = tag;
      const isNew = ({ sent }: Subscriber) => sent.get(topic.name) !== tag;
      const receivers = [...group.subscribers].filter(isNew);
      if (receivers.length === 0) return;
      // A failed read is reported when a subscriber requests the content.
      const content = await topic.readContent?.(tag).catch(() => null);
      const [short, whole] = [formatEvent(state), formatEvent(state, content)];
      await runEachInSlices(receivers, (subscriber) => {
        if (!subscribers.has(subscriber) || !isNew(subscriber)) return;
        subscriber.sent.set(topic.name, tag);
        send(subscriber, subscriber.stream.readableLength > 0 ? short : whole);
      });
    },

    /** Called each second, to send keep-alive lines and to end old streams. */
    tick(): void {
      for (const subscriber of subscribers) {
        subscriber.age += 1;
        if (subscriber.age >= LIFETIME) end(subscriber);
      }
      void sendHeartbeats();
    },
  };
}
