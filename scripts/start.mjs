import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain } from './lib/run.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // In this process, so that signals reach the server directly.
  await import(pathToFileURL('dist/server/main.js').href);
});
