import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain, runTool } from './lib/run.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runTool('tsx', ['trust/main.ts', ...process.argv.slice(2)]);
});
