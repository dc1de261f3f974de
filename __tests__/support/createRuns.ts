const SHARE = Number(process.env.PROPERTY_RUNS ?? 1);
const SEED = process.env.PROPERTY_SEED;
/** A run share never reduces a property below this number of runs. */
const RUNS_MIN = 20;

/**
 * Options of a property: all its runs, or the share in PROPERTY_RUNS, with the seed in PROPERTY_SEED if set.
 * @param full number of runs, by default fast-check's own
 */
export const createRuns = (full = 100) => ({
  numRuns: Math.min(full, Math.max(RUNS_MIN, Math.ceil(full * SHARE))),
  ...(SEED && { seed: Number(SEED) }),
});
