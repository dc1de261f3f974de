const SHARE = Number(process.env.PROPERTY_RUNS ?? 1);
const SEED = process.env.PROPERTY_SEED;
/** Of fewer runs no share is taken. */
const RUNS_MIN = 20;

/**
 * The options of a property: all its runs, or the share of them that PROPERTY_RUNS asks for, from
 * PROPERTY_SEED where it is set.
 *
 * @param full fast-check's own number where a property has none
 */
export const createRuns = (full = 100) => ({
  numRuns: Math.min(full, Math.max(RUNS_MIN, Math.ceil(full * SHARE))),
  ...(SEED && { seed: Number(SEED) }),
});
