import { main } from './lib/run.mjs';
import { runSteps } from './lib/stepRunner.mjs';
import { pick } from './lib/steps.mjs';

await main(() => runSteps(pick(process.argv.slice(2))));
