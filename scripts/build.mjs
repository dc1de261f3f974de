import { ensureBuilt } from './lib/build.mjs';
import { readBuildEnv } from './lib/buildEnv.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain, log } from './lib/run.mjs';

await runMain(async () => {
  readBuildEnv(process.env);
  await ensureInstalled();
  const isBuilt = await ensureBuilt(undefined, { force: process.argv.includes('--force') });
  log(isBuilt ? 'Сборка готова.' : 'Сборка свежая: ничего не изменилось.');
});
