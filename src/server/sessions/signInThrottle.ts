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
/** Further failures do not prolong the wait. */
const FAILURES_KEPT =
  SIGN_IN_FAILURES_MAX + Math.ceil(Math.log2(SIGN_IN_LONGEST_WAIT_MS / SIGN_IN_FIRST_WAIT_MS));

export type SignInThrottle = {
  read: (address: string) => Promise<FailureRecord>;
  /**
   * Adds a failure to an address; it counts immediately.
   * @returns resolves when it is stored or its storing was postponed
   */
  addFailure: (address: string, record: FailureRecord) => Promise<void>;
  /** Deletes the failures of an address; resolves like `addFailure`. */
  removeFailures: (address: string) => Promise<void>;
  /** Stores what is unsaved, if that is possible soon. */
  close: () => Promise<void>;
};

type FailureRecord = {
  /** Seconds until the next attempt is allowed; 0 if it is allowed now. */
  secondsToWait: number;
  /** Number of counting failures, at most those of the longest wait. */
  failures: number;
  /** Their instants, ms since the epoch, the latest last. */
  instants: readonly number[];
};

/** This server's data of an address that the database does not have yet. */
type PendingRecord = {
  /** All failures, including stored ones. */
  readonly instants: readonly number[];
  /** The last of them, which are not stored. */
  readonly unsaved: readonly number[];
  /** True when a successful sign-in has voided the database's own failures. */
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
 * Closes an address after five failures, and each further one doubles the wait (TRUST-16). A failure expires after a
 * day. One noted while the clock was ahead does not count: it would close its address until then.
 *
 * A failure counts in memory first, so that a database without writes opens nothing (TRUST-60). Memory holds only what
 * is not stored yet; several servers share the rest.
 */
export function createSignInThrottle({ clock, failures, onFailure }: Dependencies): SignInThrottle {
  const pending = new Map<string, PendingRecord>();
  const writes = createWriteBehind({ store, onFailure });

  const filterCounting = (instants: readonly number[]): readonly number[] =>
    instants.filter((at) => clock() - at < FAILURES_LIFETIME_MS && !isFromFuture(at, clock()));

  /** Leaves out failures forgiven meanwhile (TRUST-31). */
  const filterUnforgiven = (instants: readonly number[], { forgivenAt }: StoredFailures) =>
    isFromFuture(forgivenAt, clock()) ? instants : instants.filter((at) => at >= forgivenAt);

  /** Removes the address with the fewest failures, the oldest among equals (TRUST-16). */
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
    // Failures noted meanwhile remain to be stored. After a success all of the new state remains.
    else if (latest && !latest.replacesStored) {
      pending.set(address, { ...latest, unsaved: latest.unsaved.slice(state.unsaved.length) });
    }
  }

  /** Returns the longer of the stored and the held instants: while being stored, they are in both. */
  async function readInstants(address: string): Promise<readonly number[]> {
    const before = pending.get(address);
    const stored = await failures.read(address);
    // The database's response may lack failures stored during the read.
    const state = pending.get(address) ?? before;
    const there = state?.replacesStored ? [] : filterCounting(stored.instants);
    const here = state ? filterCounting(filterUnforgiven(state.instants, stored)) : [];
    return here.length > there.length ? here : there;
  }

  return {
    async read(address) {
      const instants = await readInstants(address);
      // Another server's clock may be slightly ahead, which must not prolong the wait.
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
