import type { CallerSession } from '../sessions/signIn';
import { toClientKey } from '../sessions/toClientKey';
import type { PublicTopic, Topic } from './topics';

/** Streams at once: of one owner, and of all owners under these limits. */
export type StreamLimits = { readonly perOwner: number; readonly all: number };

/** A browser has one connection for all its tabs, and six at most to a host. */
const SIGNED_IN: StreamLimits = { perOwner: 4, all: 200 };

/** Whose the streams are. */
export type StreamOwner = {
  readonly id: string;
  /** Owners with the same limits are counted together. */
  readonly limits: StreamLimits;
  /** Whether the owner's session still holds: it may have ended since the stream began. */
  readonly isStillValid: () => Promise<boolean>;
};

/** Who subscribes to what. */
export type StreamSubscription = { readonly owner: StreamOwner; readonly topics: readonly Topic[] };

/** COMFORT-64: the subscription of somebody who is signed in. */
export const createSignedInSubscription = (
  { id, isStillValid }: CallerSession,
  topics: readonly Topic[],
): StreamSubscription => ({ owner: { id, isStillValid, limits: SIGNED_IN }, topics });

/**
 * The subscription of a client without a session, which is counted by its address (TRUST-16).
 * @param ip the client's
 * @param limits the same object for all who are counted together
 */
export const createPublicSubscription = (
  ip: string,
  topics: readonly PublicTopic[],
  limits: StreamLimits,
): StreamSubscription => ({
  owner: { id: toClientKey(ip), isStillValid: async () => true, limits },
  topics,
});
