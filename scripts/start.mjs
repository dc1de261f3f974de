import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain } from './lib/run.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // The server runs in this process, so that signals reach it directly.
  await import(pathToFileURL('dist/server/main.js').href);
});
