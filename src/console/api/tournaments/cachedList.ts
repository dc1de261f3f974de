import type { Tournament } from '../../../domain/tournament/tournament';

/** All tournaments, in no particular order. */
export type CachedList = {
  tournaments: Tournament[];
  /** The server's response, if writes have changed `tournaments` after it. */
  answered?: Tournament[];
  /** ETag of the response with the list. Null with another host. */
  etag: string | null;
  /** False while only the beginning of a long list is loaded. */
  isWhole: boolean;
  /** For a list stored on this device: the time of its response, ms since the epoch (COMFORT-72). */
  savedAt?: number;
};

/** State of the list's request. `fulfilledTimeStamp` is the time of the response, ms since the epoch. */
export type ListRequestState = {
  data?: CachedList | undefined;
  fulfilledTimeStamp?: number | undefined;
};

/**
 * Prepares a list for the store. In production only the list is frozen, so that Immer does not visit every tournament.
 * In development Immer freezes each tournament, which exposes code that mutates one.
 */
export const freezeListForStore = <List extends object>(list: List): List =>
  process.env.NODE_ENV === 'production' ? Object.freeze(list) : list;
