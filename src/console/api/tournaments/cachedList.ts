import type { Tournament } from '../../../domain/tournament/tournament';

/** The tournaments, in no order. */
export type CachedList = {
  tournaments: Tournament[];
  /** The server's response, if writes have changed `tournaments` since. */
  answered?: Tournament[];
  /** Our server's ETag of that response. */
  etag: string | null;
  /** False while only the beginning of a long list is loaded. */
  isWhole: boolean;
  /** For a list saved on this device: the time of its response, ms since the epoch (COMFORT-72). */
  savedAt?: number;
};

/** State of the list's request. `fulfilledTimeStamp` is the time of the load, ms since the epoch. */
export type ListRequestState = {
  data?: CachedList | undefined;
  fulfilledTimeStamp?: number | undefined;
};

/**
 * Prepares a list for the store. In production it is frozen, so that Immer does not walk through all tournaments. In
 * development Immer freezes each tournament, which exposes code that mutates one.
 */
export const freezeListForStore = <List extends object>(list: List): List =>
  process.env.NODE_ENV === 'production' ? Object.freeze(list) : list;
