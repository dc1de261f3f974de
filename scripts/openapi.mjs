import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain, runNode } from './lib/run.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt(['server']);
  return runNode('dist/server/openapi.js', process.argv.slice(2));
});
