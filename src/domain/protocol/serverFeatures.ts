/** Features of the club's server beyond the four calls. The page's configuration lists them for the console. */
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
