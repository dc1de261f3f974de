import { ensureInstalled } from './lib/install.mjs';
import { main, runTool } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled();
  return runTool('tsx', ['bench/rating/main.ts', ...process.argv.slice(2)]);
});
