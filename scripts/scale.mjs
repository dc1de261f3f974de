import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain, runTool } from './lib/run.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const [part, ...rest] = process.argv.slice(2);
  if (part === 'viewers') return runTool('tsx', ['bench/viewers/main.ts', ...rest]);
  return runTool('tsx', ['bench/scale/main.ts', ...process.argv.slice(2)]);
});
