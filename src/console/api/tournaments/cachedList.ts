import type { Tournament } from '../../../domain/tournament/tournament';

/** The tournaments, in no order. */
export type CachedList = {
  tournaments: Tournament[];
  /** The server's answer, where writes have changed `tournaments` since. */
  answered?: Tournament[];
  /** Our server's ETag of that answer. */
  etag: string | null;
  /** False while only the beginning of a long list is loaded. */
  isWhole: boolean;
  /** COMFORT-72: for a list saved on this device, when the server gave it, ms since the epoch. */
  savedAt?: number;
};

/** What RTK Query knows of the list: fulfilledTimeStamp is when it was loaded, ms since the epoch. */
export type ListRequestState = {
  data?: CachedList | undefined;
  fulfilledTimeStamp?: number | undefined;
};

/**
 * Prepares a list for the store. In production it is frozen, so that Immer does not walk through all
 * tournaments; in development Immer freezes each of them, and finds whoever mutates one.
 */
export const freezeListForStore = <List extends object>(list: List): List =>
  process.env.NODE_ENV === 'production' ? Object.freeze(list) : list;
