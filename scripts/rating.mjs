import { ensureInstalled } from './lib/install.mjs';
import { runMain, runTool } from './lib/run.mjs';

await runMain(async () => {
  await ensureInstalled();
  return runTool('tsx', ['bench/rating/main.ts', ...process.argv.slice(2)]);
});
