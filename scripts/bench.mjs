import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensurePeers } from './lib/peers.mjs';
import { runMain, runTool } from './lib/run.mjs';

await runMain(async () => {
  const args = process.argv.slice(2);
  await ensureInstalled();
  if (!args.includes('--report')) {
    await ensureBuilt();
    await ensurePeers();
    await ensureChromium();
  }
  return runTool('tsx', ['bench/main.ts', ...args]);
});
