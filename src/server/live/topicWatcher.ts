import { createSubscribers, type TopicState } from './subscribers';
import type { StreamOwner, StreamSubscription } from './subscriptions';
import type { Topic } from './topics';

const SECOND_MS = 1_000;

type Options = {
  /** Called once when the database starts to fail. */
  onFailure: (error: unknown) => void;
  /** Number of reads of the tags per second. They find the writes of other programs. */
  checksPerSecond?: number;
  ownerCheckSeconds?: number;
  /** Interval in seconds between keep-alive lines on each stream. */
  heartbeatSeconds?: number;
};

export type TopicWatcher = ReturnType<typeof createTopicWatcher>;

const readState = async (topic: Topic): Promise<TopicState> => ({
  topic,
  tag: await topic.readTag(),
});

/**
 * Creates the watcher of topics with subscribers. It checks at least once a second whether one has changed, by any
 * program, and publishes it (COMFORT-60, COMFORT-64). Without subscribers it does nothing.
 */
export function createTopicWatcher({
  onFailure,
  checksPerSecond = 1,
  ownerCheckSeconds = 3,
  heartbeatSeconds = 1,
}: Options) {
  const subscribers = createSubscribers(heartbeatSeconds);
  let timer: NodeJS.Timeout | undefined;
  let ticks = 0;
  let isCheckingOwners = false;
  let isChecking = false;
  let isWantedAgain = false;
  let isFailing = false;

  /** Streams stay open while the database does not respond. The next check tries again. */
  async function publishAll(): Promise<void> {
    const results = await Promise.allSettled(
      subscribers.topics.map(async (topic) => subscribers.publish(await readState(topic))),
    );
    const failure = results.find((result) => result.status === 'rejected');
    if (failure && !isFailing) onFailure(failure.reason);
    isFailing = failure !== undefined;
  }

  async function check(): Promise<void> {
    // A check in progress may have read the tags before this change.
    isWantedAgain = isChecking;
    if (isChecking || subscribers.size === 0) return;
    isChecking = true;
    await publishAll();
    isChecking = false;
    if (isWantedAgain) await check();
  }

  async function checkOwners(): Promise<void> {
    if (isCheckingOwners) return;
    isCheckingOwners = true;
    try {
      for (const subscriber of subscribers.all) {
        if (!(await subscriber.owner.isStillValid())) subscribers.end(subscriber);
      }
    } catch {
      // The next check of the topics fails for the same reason, and reports it.
    }
    isCheckingOwners = false;
  }

  function handleSecond(): void {
    subscribers.tick();
    if (subscribers.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    if ((ticks / checksPerSecond) % ownerCheckSeconds === 0) void checkOwners();
  }

  function handleTick(): void {
    ticks += 1;
    if (ticks % checksPerSecond === 0) handleSecond();
    void check();
  }

  return {
    /** Checks the topics immediately, after a write of this server. */
    check,

    /**
     * Adds a subscriber and returns its events. The first ones are the current tags of its topics.
     * @throws ProblemError 503 for too many streams
     */
    async subscribe(subscription: StreamSubscription) {
      const states = await Promise.all(subscription.topics.map(readState));
      const { stream } = subscribers.add(subscription, states);
      timer ??= setInterval(handleTick, SECOND_MS / checksPerSecond).unref();
      return stream;
    },

    endStreams({ id }: Pick<StreamOwner, 'id'>): void {
      for (const subscriber of subscribers.all) {
        if (subscriber.owner.id === id) subscribers.end(subscriber);
      }
    },

    endAll(): void {
      for (const subscriber of subscribers.all) subscribers.end(subscriber);
    },
  };
}
