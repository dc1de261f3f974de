/** What our server can do beyond the plain calls; the page's config names it to the console. */
export const FEATURES = [
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
export type Feature = (typeof FEATURES)[number];
