import { main } from './lib/run.mjs';
import { pick, runSteps } from './lib/steps.mjs';

await main(() => runSteps(pick(process.argv.slice(2))));
