/** What our server can do beyond the plain calls; the page's config names it to the console. */
export const SERVER_FEATURES = [
  'if-match',
  'idempotency-key',
  'trash',
  'history',
  'changes',
  'live',
  'calendar',
  'device',
  'play',
  'players',
] as const;
export type ServerFeature = (typeof SERVER_FEATURES)[number];
