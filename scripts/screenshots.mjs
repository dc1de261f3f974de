import { ensureBuilt } from './lib/build.mjs';
import { ensureTestBrowser } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain, runTool } from './lib/run.mjs';

/** Takes pictures of every screen (docs/screens.md), or of the named screens. */
await runMain(async () => {
  const names = process.argv.slice(2);
  const chosen = names.length > 0 ? [`--grep=\\s(${names.join('|')}),\\s`] : [];
  await ensureInstalled();
  await ensureBuilt();
  await ensureTestBrowser();
  const config = '--config=playwright.screens.config.ts';
  const code = await runTool('@playwright/test:playwright', ['test', config, ...chosen]);
  return code || runTool('tsx', ['__tests__/screens/writePage.ts']);
});
