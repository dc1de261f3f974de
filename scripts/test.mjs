import { runMain } from './lib/run.mjs';
import { runSteps } from './lib/stepRunner.mjs';
import { pickSteps } from './lib/steps.mjs';

await runMain(() => runSteps(pickSteps(process.argv.slice(2))));
