import { isInstantNear } from '../../domain/dates/durations';
import type { Clock } from '../lib/clock';
import { createLruMap } from '../lib/lruMap';

const KNOWN_ADDRESS_LIFETIME_MS = 30 * 24 * 60 * 60_000;
/** Only a client with the password or a token can add an address. */
const KNOWN_MAX = 1_000;

/** Addresses with a successful sign-in or token within the last 30 days. */
type KnownSignInAddresses = {
  add: (address: string) => void;
  has: (address: string) => boolean;
};

/** Creates the set in memory. After a restart the first request with a token adds its address again (TRUST-17). */
export function createKnownAddresses(clock: Clock): KnownSignInAddresses {
  const addedAt = createLruMap<string, number>(KNOWN_MAX);
  return {
    add: (address) => addedAt.set(address, clock()),
    has: (address) =>
      isInstantNear(addedAt.get(address) ?? -Infinity, clock(), KNOWN_ADDRESS_LIFETIME_MS),
  };
}
