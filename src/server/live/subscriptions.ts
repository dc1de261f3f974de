import type { CallerSession } from '../sessions/signIn';
import { toClientKey } from '../sessions/toClientKey';
import type { PublicTopic, Topic } from './topics';

/** Streams at once: of one reader, and of all readers under these limits. */
export type StreamLimits = { readonly perReader: number; readonly all: number };

/** A browser has one connection for all its tabs, and six at most to a host. */
const SIGNED_IN: StreamLimits = { perReader: 4, all: 200 };

/** Who reads events. */
export type StreamOwner = {
  readonly id: string;
  /** Readers with the same limits are counted together. */
  readonly limits: StreamLimits;
  /** Whether the reader's session still holds: it may have ended since the stream began. */
  readonly isStillValid: () => Promise<boolean>;
};

/** Who follows what. */
export type Subscription = { readonly reader: StreamOwner; readonly topics: readonly Topic[] };

/** COMFORT-64: the subscription of somebody who is signed in. */
export const createSessionSubscription = (
  { id, isStillValid }: CallerSession,
  topics: readonly Topic[],
): Subscription => ({ reader: { id, isStillValid, limits: SIGNED_IN }, topics });

/**
 * The subscription of a client without a session, which is counted by its address (TRUST-16).
 * @param ip the client's
 * @param limits the same object for all who are counted together
 */
export const createPublicSubscription = (
  ip: string,
  topics: readonly PublicTopic[],
  limits: StreamLimits,
): Subscription => ({
  reader: { id: toClientKey(ip), isStillValid: async () => true, limits },
  topics,
});
