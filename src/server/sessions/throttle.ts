import type { Clock } from '../clock';

export const FAILURES_MAX = 5;
export const WINDOW_MS = 5 * 60_000;
/** Addresses remembered at once; beyond it the longest unused are forgotten. */
const ADDRESSES_MAX = 10_000;

/** Counts failed sign-ins by address. */
export type Throttle = {
  /** Seconds until the next attempt is allowed; 0 where it is now. */
  secondsToWait: (address: string) => number;
  noteFailure: (address: string) => void;
  /** Runs attempts of one address one after another, so that none escapes the count. */
  inTurn: <Result>(address: string, attempt: () => Promise<Result>) => Promise<Result>;
};

/**
 * Five failures of an address within five minutes close it until the oldest is that old.
 * @param unlockedAt failures until that instant are forgiven; asked only before an attempt is refused
 */
export function makeThrottle(clock: Clock, unlockedAt: () => number = () => 0): Throttle {
  const failures = new Map<string, number[]>();
  const queues = new Map<string, Promise<unknown>>();

  const recent = (address: string): number[] =>
    (failures.get(address) ?? []).filter((at) => clock() - at < WINDOW_MS);

  return {
    secondsToWait(address) {
      if (recent(address).length < FAILURES_MAX) return 0;
      const unlocked = unlockedAt();
      const counted = recent(address).filter((at) => at > unlocked);
      const [oldest] = counted.slice(-FAILURES_MAX);
      if (oldest === undefined || counted.length < FAILURES_MAX) return 0;
      return Math.max(1, Math.ceil((oldest + WINDOW_MS - clock()) / 1_000));
    },
    noteFailure(address) {
      const counted = [...recent(address), clock()];
      failures.delete(address);
      failures.set(address, counted);
      if (failures.size > ADDRESSES_MAX) failures.delete(failures.keys().next().value!);
    },
    async inTurn(address, attempt) {
      const turn = (queues.get(address) ?? Promise.resolve()).then(attempt);
      const settled = turn.catch(() => undefined);
      queues.set(address, settled);
      try {
        return await turn;
      } finally {
        if (queues.get(address) === settled) queues.delete(address);
      }
    },
  };
}
