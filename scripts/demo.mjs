import { ensureBuilt } from './lib/build.mjs';
import { DEMO_PASSWORD, makeDemo } from './lib/demo.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, runNode, say } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { env, remove } = await makeDemo();
  try {
    say('\nПример сезона готов. Всё введённое исчезнет, когда вы остановите его (Ctrl+C).');
    say(`Вход: имя пользователя admin, пароль ${DEMO_PASSWORD}\n`);
    return await runNode('dist/server/main.js', [], { env });
  } finally {
    remove();
  }
});
