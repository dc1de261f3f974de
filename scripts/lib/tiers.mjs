/**
 * `npm test` is the first tier, `npm run test:deep` the second, which has all that the first leaves out.
 *
 * @typedef {'first' | 'deep'} Tier
 */

/** The share of its random runs that a property has in the first tier. */
export const FIRST_RUNS_SHARE = '0.2';

/** Proven by processes, power cuts or a second database: only the second tier can. */
export const SYSTEM_CLAUSES = [
  ...['TRUST-18', 'TRUST-36', 'TRUST-37', 'TRUST-38', 'TRUST-44', 'TRUST-45', 'TRUST-48'],
  ...['TRUST-53', 'TRUST-54', 'TRUST-79', 'TRUST-83'],
  ...['API-3', 'API-4', 'RUN-1', 'RUN-2', 'RUN-4', 'SCALE-6'],
];
