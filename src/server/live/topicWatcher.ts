import { createSubscribers, type TopicState } from './subscribers';
import type { StreamOwner, Subscription } from './subscriptions';
import type { Topic } from './topics';

const SECOND_MS = 1_000;
/** The readers are checked once in so many seconds. */
const READER_CHECK = 3;

type Options = {
  /** Called once when the database begins to fail. */
  onFailure: (error: unknown) => void;
  /** How often the tags are read for what other programs store. */
  checksPerSecond?: number;
  /** How often a stream on which nothing happens says that it lives. */
  heartbeatSeconds?: number;
};

export type TopicWatcher = ReturnType<typeof createTopicWatcher>;

const stateOf = async (topic: Topic): Promise<TopicState> => ({
  topic,
  tag: await topic.currentTag(),
});

/**
 * COMFORT-60, COMFORT-64: checks once a second or oftener whether a topic that is followed has changed, by whichever
 * program, and tells its readers; while nobody listens it does nothing.
 */
export function createTopicWatcher({
  onFailure,
  checksPerSecond = 1,
  heartbeatSeconds = 1,
}: Options) {
  const listeners = createSubscribers(heartbeatSeconds);
  let timer: NodeJS.Timeout | undefined;
  let ticks = 0;
  let isCheckingReaders = false;
  let isChecking = false;
  let isWantedAgain = false;
  let isFailing = false;

  /** While the database does not answer, streams stay: it is asked again in a second. */
  async function publishAll(): Promise<void> {
    const results = await Promise.allSettled(
      listeners.followed.map(async (topic) => listeners.publish(await stateOf(topic))),
    );
    const failure = results.find((result) => result.status === 'rejected');
    if (failure && !isFailing) onFailure(failure.reason);
    isFailing = failure !== undefined;
  }

  async function check(): Promise<void> {
    // A check that is under way may have read the tags before this change.
    isWantedAgain = isChecking;
    if (isChecking || listeners.size === 0) return;
    isChecking = true;
    await publishAll();
    isChecking = false;
    if (isWantedAgain) await check();
  }

  async function checkReaders(): Promise<void> {
    if (isCheckingReaders) return;
    isCheckingReaders = true;
    try {
      for (const listener of listeners.all) {
        if (!(await listener.reader.isStillValid())) listeners.end(listener);
      }
    } catch {
      // The next check of the topics meets the same failure, and reports it.
    }
    isCheckingReaders = false;
  }

  function second(): void {
    listeners.tick();
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    if ((ticks / checksPerSecond) % READER_CHECK === 0) void checkReaders();
  }

  function tick(): void {
    ticks += 1;
    if (ticks % checksPerSecond === 0) second();
    void check();
  }

  return {
    /** Checks at once: something has been stored here. */
    check,

    /**
     * The events for one more listener; the first are the tags of its topics as they are now.
     * @throws ProblemError 503 where there are too many
     */
    async listen(subscription: Subscription) {
      const states = await Promise.all(subscription.topics.map(stateOf));
      const { stream } = listeners.add(subscription, states);
      timer ??= setInterval(tick, SECOND_MS / checksPerSecond).unref();
      return stream;
    },

    /** Ends the streams of one reader. */
    endReader({ id }: Pick<StreamOwner, 'id'>): void {
      for (const listener of listeners.all) {
        if (listener.reader.id === id) listeners.end(listener);
      }
    },

    endAll(): void {
      for (const listener of listeners.all) listeners.end(listener);
    },
  };
}
