import type { Clock } from '../lib/clock';

export const KNOWN_FOR_MS = 30 * 24 * 60 * 60_000;
/** Only who holds the password or a token can add one. */
const KNOWN_MAX = 1_000;

/** Addresses from which the administrator was let in during the last 30 days. */
export type KnownAddresses = {
  note: (address: string) => void;
  has: (address: string) => boolean;
};

/** TRUST-17: in memory, since the first request with a token after a restart fills it again. */
export function createKnownAddresses(clock: Clock): KnownAddresses {
  const seen = new Map<string, number>();
  return {
    note(address) {
      seen.delete(address);
      seen.set(address, clock());
      if (seen.size > KNOWN_MAX) seen.delete(seen.keys().next().value!);
    },
    has: (address) => clock() - (seen.get(address) ?? -Infinity) < KNOWN_FOR_MS,
  };
}
