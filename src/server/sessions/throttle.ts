import type { Clock } from '../clock';

export const FAILURES_MAX = 5;
export const FIRST_WAIT_MS = 5 * 60_000;
export const LONGEST_WAIT_MS = 60 * 60_000;
export const FADED_MS = 24 * 60 * 60_000;
/** Addresses remembered at once. */
export const ADDRESSES_MAX = 10_000;
/** With more of them the wait grows no longer. */
const FAILURES_KEPT = FAILURES_MAX + Math.ceil(Math.log2(LONGEST_WAIT_MS / FIRST_WAIT_MS));

/** Counts failed sign-ins by address. */
export type Throttle = {
  /** Seconds until the next attempt is allowed; 0 where it is now. */
  secondsToWait: (address: string) => number;
  /** How many failures of an address still count: at most as many as make the longest wait. */
  failures: (address: string) => number;
  noteFailure: (address: string) => void;
  /** Forgets an address's failures. */
  noteSuccess: (address: string) => void;
};

const waitAfter = (failures: number): number =>
  failures < FAILURES_MAX
    ? 0
    : Math.min(FIRST_WAIT_MS * 2 ** (failures - FAILURES_MAX), LONGEST_WAIT_MS);

/**
 * TRUST-16: five failures of an address close it, and each further one closes it for twice as long;
 * a failure fades after a day.
 * @param unlockedAt failures until that instant are forgiven; asked only before an attempt is refused
 */
export function makeThrottle(clock: Clock, unlockedAt: () => number = () => 0): Throttle {
  /** The instants of each address's failures; the address that failed last stands last. */
  const failures = new Map<string, readonly number[]>();

  const recent = (address: string): readonly number[] =>
    (failures.get(address) ?? []).filter((at) => clock() - at < FADED_MS);

  function keep(address: string, instants: readonly number[]): void {
    failures.delete(address);
    if (instants.length > 0) failures.set(address, instants);
  }

  /** Of those with the fewest failures the oldest: what is closed costs the most to push out. */
  function forgetOne(): void {
    let [fewest, victim] = [Infinity, ''];
    for (const address of failures.keys()) {
      const { length } = recent(address);
      if (length < fewest) [fewest, victim] = [length, address];
    }
    failures.delete(victim);
  }

  function msToWait(instants: readonly number[]): number {
    const last = instants.at(-1);
    return last === undefined ? 0 : last + waitAfter(instants.length) - clock();
  }

  return {
    secondsToWait(address) {
      if (msToWait(recent(address)) <= 0) return 0;
      const unlocked = unlockedAt();
      const counted = recent(address).filter((at) => at > unlocked);
      failures.set(address, counted);
      return Math.max(0, Math.ceil(msToWait(counted) / 1_000));
    },
    failures: (address) => recent(address).length,
    noteFailure(address) {
      if (!failures.has(address) && failures.size >= ADDRESSES_MAX) forgetOne();
      keep(address, [...recent(address), clock()].slice(-FAILURES_KEPT));
    },
    noteSuccess: (address) => keep(address, []),
  };
}
