import type { StreamLimits } from '../live/subscriptions';

/** Maximum number of streams of one address. All devices in a club's own network have one address (SEEN-6). */
export const STREAMS_PER_ADDRESS_MAX = 200;
/**
 * Maximum number of streams of live pages. Each costs the server about 25 KB and an occasional packet. A page without a
 * stream polls.
 */
export const LIVE_PAGE_STREAMS_MAX = 10_000;

/** Creates the limits of streams of live pages (SEEN-6). */
export const createLivePageLimits = (perAddress = STREAMS_PER_ADDRESS_MAX): StreamLimits => ({
  perOwner: perAddress,
  all: LIVE_PAGE_STREAMS_MAX,
});
