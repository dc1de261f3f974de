/**
 * `npm test` runs the first tier, `npm run test:deep` the second one, which has everything that the first omits.
 * @typedef {'first' | 'deep'} Tier
 */

/** Share of a property's random runs in the first tier. */
export const FIRST_RUNS_SHARE = '0.2';

/** Clauses that only the second tier proves, with processes, power cuts or a second database. */
export const SYSTEM_CLAUSES = [
  ...['TRUST-18', 'TRUST-36', 'TRUST-37', 'TRUST-38', 'TRUST-44', 'TRUST-45', 'TRUST-48'],
  ...['TRUST-53', 'TRUST-54', 'TRUST-79', 'TRUST-83'],
  ...['API-3', 'API-4', 'RUN-1', 'RUN-2', 'RUN-4', 'SCALE-6'],
];
