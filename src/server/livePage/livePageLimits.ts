import type { StreamLimits } from '../live/subscriptions';

/** A club's own network is one address for all its devices (SEEN-6). */
export const STREAMS_PER_ADDRESS_MAX = 200;
/** Each stream costs the server some 25 KB and an occasional packet. A page without a stream polls. */
export const LIVE_PAGE_STREAMS_MAX = 10_000;

/** The limits of streams of live pages (SEEN-6). */
export const createLivePageLimits = (perAddress = STREAMS_PER_ADDRESS_MAX): StreamLimits => ({
  perOwner: perAddress,
  all: LIVE_PAGE_STREAMS_MAX,
});
