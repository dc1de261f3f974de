const RETRY_MS = 1_000;
/** Time that the server's stop waits for unsaved data (TRUST-29). */
const END_MAX_MS = 1_000;

type WriteBehind = {
  /**
   * Stores a key's data.
   * @returns resolves when the data are stored, or postponed because the database refused them
   */
  save: (key: string) => Promise<void>;
  /** Stops storing a key that has no data any more. */
  discard: (key: string) => void;
  /** Tries to store the data a last time, for at most a second. */
  end: () => Promise<void>;
};

type Options = {
  /** Writes a key's current data. */
  store: (key: string) => Promise<void>;
  /** Called once when the database starts to refuse writes. */
  onFailure: (error: unknown) => void;
};

/**
 * Creates a store whose writes take effect in memory before they are stored. Refused writes are repeated each second.
 * One key is stored at a time, in order of the changes.
 */
export function createWriteBehind({ store, onFailure }: Options): WriteBehind {
  const unsaved = new Set<string>();
  let round: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isFailing = false;
  let hasEnded = false;

  async function saveAll(): Promise<void> {
    try {
      // The loop also visits keys that are added during it.
      for (const key of unsaved) {
        // The key is deleted first, so that a change during the write adds it again.
        unsaved.delete(key);
        try {
          await store(key);
          isFailing = false;
        } catch (error) {
          unsaved.add(key);
          if (!isFailing) onFailure(error);
          isFailing = true;
          return;
        }
      }
    } finally {
      // The assignment runs in the same step as the end of the loop. A key that is added later therefore starts a new
      // round.
      round = undefined;
    }
  }

  async function flush(): Promise<void> {
    if (!round && unsaved.size === 0) return;
    round ??= saveAll();
    await round;
    if (unsaved.size === 0 || hasEnded) return;
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), RETRY_MS).unref();
  }

  return {
    async save(key) {
      unsaved.add(key);
      // While the database fails, the timer repeats the writes. Callers do not wait for another failure.
      if (!isFailing) await flush();
    },
    discard: (key) => void unsaved.delete(key),
    async end() {
      hasEnded = true;
      clearTimeout(timer);
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, END_MAX_MS).unref();
      });
      await Promise.race([flush(), limit]);
      clearTimeout(timer);
    },
  };
}
