import { isFromFuture } from '../../domain/protocol/session';
import type { Clock } from '../lib/clock';
import {
  FAILURE_ADDRESSES_MAX,
  type FailureRepository,
  type StoredFailures,
} from './failureRepository';
import { createWriteBehind } from './writeBehind';

const SIGN_IN_FAILURES_MAX = 5;
const SIGN_IN_FIRST_WAIT_MS = 5 * 60_000;
const SIGN_IN_LONGEST_WAIT_MS = 60 * 60_000;
export const FAILURES_LIFETIME_MS = 24 * 60 * 60_000;
/** More failures than these do not prolong the wait. */
const FAILURES_KEPT =
  SIGN_IN_FAILURES_MAX + Math.ceil(Math.log2(SIGN_IN_LONGEST_WAIT_MS / SIGN_IN_FIRST_WAIT_MS));

/** Counts failed sign-ins by address. */
export type SignInThrottle = {
  /** An address's failures and its wait. */
  read: (address: string) => Promise<FailureRecord>;
  /**
   * Adds a failure to what an address had; it counts at once.
   * @returns resolves when it is stored, or its storing was postponed
   */
  addFailure: (address: string, record: FailureRecord) => Promise<void>;
  /** Deletes the failures of an address; resolves likewise. */
  removeFailures: (address: string) => Promise<void>;
  /** Stores what is not stored yet, if that is possible soon. */
  close: () => Promise<void>;
};

type FailureRecord = {
  /** Until the next attempt is allowed; 0 where it is now. */
  secondsToWait: number;
  /** How many failures still count: at most as many as make the longest wait. */
  failures: number;
  /** When they were, ms since the epoch, the latest last. */
  instants: readonly number[];
};

/** What this server knows of an address and the database does not know yet. */
type PendingRecord = {
  /** All failures, those that the database knows included. */
  readonly instants: readonly number[];
  /** The last of them, which it does not know. */
  readonly unsaved: readonly number[];
  /** Whether a successful sign-in has made the database's own failures void. */
  readonly replacesStored: boolean;
};

type Dependencies = {
  clock: Clock;
  failures: FailureRepository;
  /** Called once when failures can no longer be stored. */
  onFailure: (error: unknown) => void;
};

const getWaitMs = (failures: number): number =>
  failures < SIGN_IN_FAILURES_MAX
    ? 0
    : Math.min(
        SIGN_IN_FIRST_WAIT_MS * 2 ** (failures - SIGN_IN_FAILURES_MAX),
        SIGN_IN_LONGEST_WAIT_MS,
      );

/**
 * TRUST-16: five failures of an address close it, and each further one closes it for twice as long;
 * a failure fades after a day. One that was noted while the clock was ahead does not count: it would
 * close its address until then.
 *
 * TRUST-60: a failure counts in memory first, so that a database that takes no writes opens nothing.
 * Memory holds only what is not stored yet: several servers share the rest.
 */
export function createSignInThrottle({ clock, failures, onFailure }: Dependencies): SignInThrottle {
  const pending = new Map<string, PendingRecord>();
  const writes = createWriteBehind({ store, onFailure });

  const filterCounting = (instants: readonly number[]): readonly number[] =>
    instants.filter((at) => clock() - at < FAILURES_LIFETIME_MS && !isFromFuture(at, clock()));

  /** What TRUST-32 has not forgiven meanwhile. */
  const filterUnforgiven = (instants: readonly number[], { forgivenAt }: StoredFailures) =>
    isFromFuture(forgivenAt, clock()) ? instants : instants.filter((at) => at >= forgivenAt);

  /** TRUST-16: those with the fewest failures go first, the oldest among equals. */
  function removeSurplus(): void {
    if (pending.size <= FAILURE_ADDRESSES_MAX) return;
    const [address] = [...pending].reduce((least, one) =>
      one[1].instants.length < least[1].instants.length ? one : least,
    );
    pending.delete(address);
    writes.discard(address);
  }

  function setPending(address: string, state: PendingRecord): Promise<void> {
    pending.set(address, state);
    removeSurplus();
    return writes.save(address);
  }

  async function store(address: string): Promise<void> {
    const state = pending.get(address);
    if (!state) return;
    await failures.update(address, (stored) => {
      const before = state.replacesStored ? [] : stored.instants;
      return filterCounting([...before, ...filterUnforgiven(state.unsaved, stored)]).slice(
        -FAILURES_KEPT,
      );
    });
    const latest = pending.get(address);
    if (latest === state) pending.delete(address);
    // Failures that were noted meanwhile are left to store. A success replaced the state: all of that is left.
    else if (latest && !latest.replacesStored) {
      pending.set(address, { ...latest, unsaved: latest.unsaved.slice(state.unsaved.length) });
    }
  }

  /** The longer of the stored and the held instants: while they are being stored, they are in both. */
  async function readInstants(address: string): Promise<readonly number[]> {
    const before = pending.get(address);
    const stored = await failures.read(address);
    // What came to be stored while the database was read may not be in its answer.
    const state = pending.get(address) ?? before;
    const there = state?.replacesStored ? [] : filterCounting(stored.instants);
    const here = state ? filterCounting(filterUnforgiven(state.instants, stored)) : [];
    return here.length > there.length ? here : there;
  }

  return {
    async read(address) {
      const instants = await readInstants(address);
      // Another server's clock may be slightly ahead; that must not prolong the wait.
      const latest = Math.min(instants.at(-1) ?? -Infinity, clock());
      const end = latest + getWaitMs(instants.length);
      return {
        secondsToWait: Math.max(0, Math.ceil((end - clock()) / 1_000)),
        failures: instants.length,
        instants,
      };
    },
    addFailure(address, record) {
      const at = clock();
      const { unsaved = [], replacesStored = false } = pending.get(address) ?? {};
      const instants = [...record.instants, at].slice(-FAILURES_KEPT);
      return setPending(address, { instants, unsaved: [...unsaved, at], replacesStored });
    },
    removeFailures: (address) =>
      setPending(address, { instants: [], unsaved: [], replacesStored: true }),
    close: writes.end,
  };
}
