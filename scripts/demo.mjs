import { ensureBuilt } from './lib/build.mjs';
import { DEMO_PASSWORD, createDemo } from './lib/demo.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain, runNode, log } from './lib/run.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { env, remove } = await createDemo();
  try {
    log('\nПример сезона готов. Всё введённое исчезнет, когда вы остановите его (Ctrl+C).');
    log(`Вход: имя пользователя admin, пароль ${DEMO_PASSWORD}\n`);
    return await runNode('dist/server/main.js', [], { env });
  } finally {
    remove();
  }
});
