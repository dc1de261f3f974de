import type { CallerSession } from '../sessions/signIn';
import { makeListeners } from './listeners';

const TICK_MS = 1_000;
/** So many looks come to one at the listeners' sessions. */
const SESSION_CHECK = 3;

type Sources = {
  /** The tag of the list as it is now. */
  currentTag: () => Promise<string>;
  /** Called once when the database begins to fail. */
  onFailure: (error: unknown) => void;
};

export type Watch = ReturnType<typeof makeWatch>;

/**
 * COMFORT-60, COMFORT-64: looks every second whether the list has changed, by whichever program, and
 * tells those who listen; while nobody listens it does nothing.
 */
export function makeWatch({ currentTag, onFailure }: Sources) {
  const listeners = makeListeners();
  let timer: NodeJS.Timeout | undefined;
  let ticks = 0;
  let isChecking = false;
  let isLooking = false;
  let isWantedAgain = false;
  let isFailing = false;

  /** While the database does not answer, streams stay: it is looked again in a second. */
  async function tell(): Promise<void> {
    try {
      listeners.tell(await currentTag());
      isFailing = false;
    } catch (error) {
      if (!isFailing) onFailure(error);
      isFailing = true;
    }
  }

  async function look(): Promise<void> {
    // What is looked at now may have been read before the change that is to be told.
    isWantedAgain = isLooking;
    if (isLooking || listeners.all.length === 0) return;
    isLooking = true;
    await tell();
    isLooking = false;
    if (isWantedAgain) await look();
  }

  async function checkSessions(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      for (const listener of listeners.all) {
        if (!(await listener.session.goesOn())) listeners.end(listener);
      }
    } catch {
      // The next look meets the same failure, and tells it.
    }
    isChecking = false;
  }

  function tick(): void {
    listeners.growOlder();
    if (listeners.all.length === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    ticks += 1;
    if (ticks % SESSION_CHECK === 0) void checkSessions();
    void look();
  }

  return {
    /** Looks at once: something has been stored here. */
    look,

    /**
     * The events for one more listener; the first is the tag of the list as it is now.
     * @throws ProblemError 503 where there are too many
     */
    async listen(session: CallerSession) {
      const { stream } = listeners.add(session, await currentTag());
      timer ??= setInterval(tick, TICK_MS).unref();
      return stream;
    },

    /** Ends the streams of one session. */
    endSession({ id }: CallerSession): void {
      for (const listener of listeners.all) {
        if (listener.session.id === id) listeners.end(listener);
      }
    },

    endAll(): void {
      for (const listener of listeners.all) listeners.end(listener);
    },
  };
}
