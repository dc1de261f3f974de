import type { StreamLimits } from '../live/subscriptions';

/** SEEN-6: a club's own network is one address for everybody in it. */
export const STREAMS_PER_ADDRESS_MAX = 200;
/** Each stream costs the server some 25 KB and a packet now and then; a page without one polls. */
export const LIVE_PAGE_STREAMS_MAX = 10_000;

/** SEEN-6: the limits of streams that follow live pages. */
export const createLivePageLimits = (perAddress = STREAMS_PER_ADDRESS_MAX): StreamLimits => ({
  perOwner: perAddress,
  all: LIVE_PAGE_STREAMS_MAX,
});
