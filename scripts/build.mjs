import { ensureBuilt } from './lib/build.mjs';
import { readBuildEnv } from './lib/buildEnv.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, say } from './lib/run.mjs';

await main(async () => {
  readBuildEnv(process.env);
  await ensureInstalled();
  const isBuilt = await ensureBuilt(undefined, { force: process.argv.includes('--force') });
  say(isBuilt ? 'Сборка готова.' : 'Сборка свежая: ничего не изменилось.');
});
