import { randomInt } from 'node:crypto';
import { pickSteps } from './lib/pickSteps.mjs';
import { runMain } from './lib/run.mjs';
import { runSteps } from './lib/stepRunner.mjs';

// Every run tries other values, and says from which seed.
process.env.PROPERTY_SEED ??= String(randomInt(1, 2 ** 31));

await runMain(() => {
  const args = process.argv.slice(2);
  // The reports of a whole run stay as they are: the clauses are read from them.
  const folder = args.includes('--changed') ? 'reports/changed' : 'reports';
  return runSteps(pickSteps(args), { folder });
});
