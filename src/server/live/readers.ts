import type { CallerSession } from '../sessions/signIn';
import { clientKey } from '../sessions/clientKey';
import type { PublicTopic, Topic } from './topics';

/** Streams at once: of one reader, and of all readers under these limits. */
export type ReaderLimits = { readonly perReader: number; readonly all: number };

/** A browser has one connection for all its tabs, and six at most to a host. */
const SIGNED_IN: ReaderLimits = { perReader: 4, all: 200 };
/** Who reads events. */
export type Reader = {
  readonly id: string;
  /** Readers with the same limits are counted together. */
  readonly limits: ReaderLimits;
  /** Whether what was let in would still be. */
  readonly goesOn: () => Promise<boolean>;
};

/** Who follows what. */
export type Subscription = { readonly reader: Reader; readonly topics: readonly Topic[] };

/** COMFORT-64: of who is signed in. */
export const sessionSubscription = (
  { id, goesOn }: CallerSession,
  topics: readonly Topic[],
): Subscription => ({ reader: { id, goesOn, limits: SIGNED_IN }, topics });

/**
 * Of a client without a session, counted by address (TRUST-16).
 * @param ip the client's
 * @param limits the same object for all who are counted together
 */
export const publicSubscription = (
  ip: string,
  topics: readonly PublicTopic[],
  limits: ReaderLimits,
): Subscription => ({
  reader: { id: clientKey(ip), goesOn: async () => true, limits },
  topics,
});
