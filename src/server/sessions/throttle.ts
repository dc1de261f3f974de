import { isFromFuture } from '../../domain/session';
import type { Clock } from '../clock';
import type { FailureRepository } from './failures';

export const FAILURES_MAX = 5;
export const FIRST_WAIT_MS = 5 * 60_000;
export const LONGEST_WAIT_MS = 60 * 60_000;
export const FADED_MS = 24 * 60 * 60_000;
/** With more of them the wait grows no longer. */
const FAILURES_KEPT = FAILURES_MAX + Math.ceil(Math.log2(LONGEST_WAIT_MS / FIRST_WAIT_MS));

/** Counts failed sign-ins by address. */
export type Throttle = {
  /** How it stands with an address. */
  of: (address: string) => Promise<Standing>;
  noteFailure: (address: string) => Promise<void>;
  /** Forgets an address's failures. */
  noteSuccess: (address: string) => Promise<void>;
};

export type Standing = {
  /** Until the next attempt is allowed; 0 where it is now. */
  secondsToWait: number;
  /** How many failures still count: at most as many as make the longest wait. */
  failures: number;
};

const waitAfter = (failures: number): number =>
  failures < FAILURES_MAX
    ? 0
    : Math.min(FIRST_WAIT_MS * 2 ** (failures - FAILURES_MAX), LONGEST_WAIT_MS);

/**
 * TRUST-16: five failures of an address close it, and each further one closes it for twice as long;
 * a failure fades after a day. One that was noted while the clock was ahead does not count: it would
 * close its address until then.
 */
export function makeThrottle(clock: Clock, failures: FailureRepository): Throttle {
  const counting = (instants: readonly number[]): readonly number[] =>
    instants.filter((at) => clock() - at < FADED_MS && !isFromFuture(at, clock()));

  return {
    async of(address) {
      const instants = counting(await failures.instants(address));
      // The clock of the server that noted it may be a little ahead: nobody waits longer for that.
      const latest = Math.min(instants.at(-1) ?? -Infinity, clock());
      const end = latest + waitAfter(instants.length);
      return {
        secondsToWait: Math.max(0, Math.ceil((end - clock()) / 1_000)),
        failures: instants.length,
      };
    },
    noteFailure: (address) =>
      failures.add(address, clock(), (instants) => counting(instants).slice(-FAILURES_KEPT)),
    noteSuccess: (address) => failures.forget(address),
  };
}
