/** The abilities of our server beyond the basic calls; the page's config lists them for the console. */
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
