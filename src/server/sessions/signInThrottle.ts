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
/** Maximum number of stored failures. Further ones do not prolong the wait. */
const FAILURES_KEPT =
  SIGN_IN_FAILURES_MAX + Math.ceil(Math.log2(SIGN_IN_LONGEST_WAIT_MS / SIGN_IN_FIRST_WAIT_MS));

export type SignInThrottle = {
  read: (address: string) => Promise<FailureRecord>;
  /**
   * Adds a failure of an address, which counts immediately.
   * @returns resolves when the failure is stored or its storing was postponed
   */
  addFailure: (address: string, record: FailureRecord) => Promise<void>;
  /**
   * Deletes the failures of an address.
   * @returns resolves when the deletion is stored or its storing was postponed
   */
  removeFailures: (address: string) => Promise<void>;
  /** Stores unsaved data if this is possible soon. */
  close: () => Promise<void>;
};

type FailureRecord = {
  /** Seconds until the next attempt is allowed. 0 if it is allowed now. */
  secondsToWait: number;
  /** Number of failures that count, at most those of the longest wait. */
  failures: number;
  /** Instants of these failures, in ms since the epoch, oldest first. */
  instants: readonly number[];
};

/** This server's data of an address that are not in the database yet. */
type PendingRecord = {
  /** Instants of all failures, including stored ones. */
  readonly instants: readonly number[];
  /** Instants of the last failures, which are not stored. */
  readonly unsaved: readonly number[];
  /** True when a successful sign-in has made the database's own failures invalid. */
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
 * Creates the lock of addresses. An address closes after five failures, and each further one doubles the wait
 * (TRUST-16). A failure expires after a day. A failure dated by a clock that was ahead does not count, because it would
 * close its address until that date. A failure counts first in memory. A database that refuses writes therefore opens
 * no address (TRUST-60). Memory contains only unsaved data; several servers share the rest.
 */
export function createSignInThrottle({ clock, failures, onFailure }: Dependencies): SignInThrottle {
  const pending = new Map<string, PendingRecord>();
  const writes = createWriteBehind({ store, onFailure });

  const filterCounting = (instants: readonly number[]): readonly number[] =>
    instants.filter((at) => clock() - at < FAILURES_LIFETIME_MS && !isFromFuture(at, clock()));

  /** Removes failures that were forgiven (TRUST-31). */
  const filterUnforgiven = (instants: readonly number[], { forgivenAt }: StoredFailures) =>
    isFromFuture(forgivenAt, clock()) ? instants : instants.filter((at) => at >= forgivenAt);

  /** Removes the address with the fewest failures. Among equal ones the oldest is removed (TRUST-16). */
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
    // Failures that came during the write remain to be stored. After a successful sign-in the whole new state remains.
    else if (latest && !latest.replacesStored) {
      pending.set(address, { ...latest, unsaved: latest.unsaved.slice(state.unsaved.length) });
    }
  }

  /** Returns the longer of the stored instants and those in memory. During a write, both contain the failures. */
  async function readInstants(address: string): Promise<readonly number[]> {
    const before = pending.get(address);
    const stored = await failures.read(address);
    // The database's response may lack failures that were stored during the read.
    const state = pending.get(address) ?? before;
    const there = state?.replacesStored ? [] : filterCounting(stored.instants);
    const here = state ? filterCounting(filterUnforgiven(state.instants, stored)) : [];
    return here.length > there.length ? here : there;
  }

  return {
    async read(address) {
      const instants = await readInstants(address);
      // Another server's clock may be slightly ahead. This must not prolong the wait.
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
