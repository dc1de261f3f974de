import { isFromFuture } from '../../domain/protocol/session';
import type { Clock } from '../lib/clock';
import { ADDRESSES_MAX, type FailureRepository, type StoredFailures } from './failureRepository';
import { createWriteBehind } from './writeBehind';

export const FAILURES_MAX = 5;
export const FIRST_WAIT_MS = 5 * 60_000;
export const LONGEST_WAIT_MS = 60 * 60_000;
export const FADED_MS = 24 * 60 * 60_000;
/** More failures than these do not prolong the wait. */
const FAILURES_KEPT = FAILURES_MAX + Math.ceil(Math.log2(LONGEST_WAIT_MS / FIRST_WAIT_MS));

/** Counts failed sign-ins by address. */
export type SignInThrottle = {
  /** An address's failures and its wait. */
  of: (address: string) => Promise<FailureRecord>;
  /**
   * Adds a failure to what an address had; it counts at once.
   * @returns resolves when it is stored, or its storing was postponed
   */
  noteFailure: (address: string, standing: FailureRecord) => Promise<void>;
  /** Deletes the failures of an address; resolves likewise. */
  noteSuccess: (address: string) => Promise<void>;
  /** Stores what is not stored yet, if that is possible soon. */
  close: () => Promise<void>;
};

export type FailureRecord = {
  /** Until the next attempt is allowed; 0 where it is now. */
  secondsToWait: number;
  /** How many failures still count: at most as many as make the longest wait. */
  failures: number;
  /** When they were, ms since the epoch, the latest last. */
  instants: readonly number[];
};

/** What this server knows of an address and the database does not know yet. */
type Held = {
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

const waitAfter = (failures: number): number =>
  failures < FAILURES_MAX
    ? 0
    : Math.min(FIRST_WAIT_MS * 2 ** (failures - FAILURES_MAX), LONGEST_WAIT_MS);

/**
 * TRUST-16: five failures of an address close it, and each further one closes it for twice as long;
 * a failure fades after a day. One that was noted while the clock was ahead does not count: it would
 * close its address until then.
 *
 * TRUST-60: a failure counts in memory first, so that a database that takes no writes opens nothing.
 * Memory holds only what is not stored yet: several servers share the rest.
 */
export function createSignInThrottle({ clock, failures, onFailure }: Dependencies): SignInThrottle {
  const held = new Map<string, Held>();
  const writes = createWriteBehind({ store, onFailure });

  const counting = (instants: readonly number[]): readonly number[] =>
    instants.filter((at) => clock() - at < FADED_MS && !isFromFuture(at, clock()));

  /** What TRUST-32 has not forgiven meanwhile. */
  const unforgiven = (instants: readonly number[], { forgivenAt }: StoredFailures) =>
    isFromFuture(forgivenAt, clock()) ? instants : instants.filter((at) => at >= forgivenAt);

  /** TRUST-16: those with the fewest failures go first, the oldest among equals. */
  function makeRoom(): void {
    if (held.size <= ADDRESSES_MAX) return;
    const [address] = [...held].reduce((least, one) =>
      one[1].instants.length < least[1].instants.length ? one : least,
    );
    held.delete(address);
    writes.drop(address);
  }

  function hold(address: string, state: Held): Promise<void> {
    held.set(address, state);
    makeRoom();
    return writes.save(address);
  }

  async function store(address: string): Promise<void> {
    const state = held.get(address);
    if (!state) return;
    await failures.change(address, (stored) => {
      const before = state.replacesStored ? [] : stored.instants;
      return counting([...before, ...unforgiven(state.unsaved, stored)]).slice(-FAILURES_KEPT);
    });
    const latest = held.get(address);
    if (latest === state) held.delete(address);
    // Failures that were noted meanwhile are left to store. A success replaced the state: all of that is left.
    else if (latest && !latest.replacesStored) {
      held.set(address, { ...latest, unsaved: latest.unsaved.slice(state.unsaved.length) });
    }
  }

  /** The longer of the stored and the held instants: while they are being stored, they are in both. */
  async function instantsOf(address: string): Promise<readonly number[]> {
    const before = held.get(address);
    const stored = await failures.read(address);
    // What came to be stored while the database was read may not be in its answer.
    const state = held.get(address) ?? before;
    const there = state?.replacesStored ? [] : counting(stored.instants);
    const here = state ? counting(unforgiven(state.instants, stored)) : [];
    return here.length > there.length ? here : there;
  }

  return {
    async of(address) {
      const instants = await instantsOf(address);
      // Another server's clock may be slightly ahead; that must not prolong the wait.
      const latest = Math.min(instants.at(-1) ?? -Infinity, clock());
      const end = latest + waitAfter(instants.length);
      return {
        secondsToWait: Math.max(0, Math.ceil((end - clock()) / 1_000)),
        failures: instants.length,
        instants,
      };
    },
    noteFailure(address, standing) {
      const at = clock();
      const { unsaved = [], replacesStored = false } = held.get(address) ?? {};
      const instants = [...standing.instants, at].slice(-FAILURES_KEPT);
      return hold(address, { instants, unsaved: [...unsaved, at], replacesStored });
    },
    noteSuccess: (address) => hold(address, { instants: [], unsaved: [], replacesStored: true }),
    close: writes.end,
  };
}
