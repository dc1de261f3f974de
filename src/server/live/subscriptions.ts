import type { CallerSession } from '../sessions/signIn';
import { toClientKey } from '../sessions/toClientKey';
import type { PublicTopic, Topic } from './topics';

/** Maximum number of simultaneous streams: of one owner, and of all owners together. */
export type StreamLimits = { readonly perOwner: number; readonly all: number };

/** A browser shares one connection among its tabs, and opens at most six to a host. */
const SIGNED_IN: StreamLimits = { perOwner: 4, all: 200 };

export type StreamOwner = {
  readonly id: string;
  /** Owners with the same limits are counted together. */
  readonly limits: StreamLimits;
  /** False when the owner's session has ended since the stream began. */
  readonly isStillValid: () => Promise<boolean>;
};

export type StreamSubscription = { readonly owner: StreamOwner; readonly topics: readonly Topic[] };

/** Creates the subscription of a signed-in user (COMFORT-64). */
export const createSignedInSubscription = (
  { id, isStillValid }: CallerSession,
  topics: readonly Topic[],
): StreamSubscription => ({ owner: { id, isStillValid, limits: SIGNED_IN }, topics });

/**
 * Creates the subscription of a client without a session, counted by address (TRUST-16).
 * @param ip the client's address
 * @param limits the same object for all clients that are counted together
 */
export const createPublicSubscription = (
  ip: string,
  topics: readonly PublicTopic[],
  limits: StreamLimits,
): StreamSubscription => ({
  owner: { id: toClientKey(ip), isStillValid: async () => true, limits },
  topics,
});
