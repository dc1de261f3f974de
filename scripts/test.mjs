import { randomInt } from 'node:crypto';
import { pickSteps } from './lib/pickSteps.mjs';
import { runMain } from './lib/run.mjs';
import { runSteps } from './lib/stepRunner.mjs';

// Each run uses other random values and prints its seed.
process.env.PROPERTY_SEED ??= String(randomInt(1, 2 ** 31));

await runMain(() => {
  const args = process.argv.slice(2);
  // Partial runs use another folder, so that the clauses are always read from the reports of a full run.
  const folder = args.includes('--changed') ? 'reports/changed' : 'reports';
  return runSteps(pickSteps(args), { folder });
});
