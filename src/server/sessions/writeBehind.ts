const RETRY_MS = 1_000;
/** Time that the server's stop waits for unsaved data (TRUST-29). */
const END_MAX_MS = 1_000;

type WriteBehind = {
  /**
   * Stores the data held for a key.
   * @returns resolves when they are stored, or postponed because the database refused them
   */
  save: (key: string) => Promise<void>;
  /** Stops storing a key, for which no data are held any more. */
  discard: (key: string) => void;
  /** Tries one last time, for a second at most. */
  end: () => Promise<void>;
};

type Options = {
  /** Writes the data held for a key at that moment. */
  store: (key: string) => Promise<void>;
  /** Called once when the database begins to refuse. */
  onFailure: (error: unknown) => void;
};

/**
 * Writes that take effect in memory before they are stored. Refused ones are retried each second. One key is stored at
 * a time, in order of change.
 */
export function createWriteBehind({ store, onFailure }: Options): WriteBehind {
  const unsaved = new Set<string>();
  let round: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isFailing = false;
  let hasEnded = false;

  async function saveAll(): Promise<void> {
    try {
      // The loop also visits keys that are added meanwhile.
      for (const key of unsaved) {
        // Deleted first: a change during the write adds the key again.
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
      // In the same step as the end of the loop, so that a key added later begins a new round.
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
      // While the database fails, the timer retries. Callers do not wait for another failure.
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
