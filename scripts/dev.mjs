import { ensureInstalled } from './lib/install.mjs';
import { EXIT, Failure, runMain, runTool, log } from './lib/run.mjs';

/** @param {string | undefined} text */
function parsePort(text) {
  const port = Number(text || '8080');
  if (Number.isInteger(port) && port > 0 && port < 65_535) return port;
  throw new Failure(`PORT: «${text}» не подходит. Нужно целое число от 1 до 65534.`);
}

await runMain(async () => {
  const port = parsePort(process.env.PORT);
  await ensureInstalled();
  log(
    `Консоль: http://127.0.0.1:${port}, сервер: http://127.0.0.1:${port + 1}. Остановка: Ctrl+C.`,
  );
  const ending = new AbortController();
  const { signal } = ending;
  const stdio = /** @type {const} */ (['ignore', 'inherit', 'inherit']);
  const server = runTool('tsx', ['watch', '--clear-screen=false', 'src/server/main.ts'], {
    env: { ...process.env, PORT: String(port + 1) },
    stdio: [...stdio],
    signal,
  });
  const page = runTool(
    'webpack-cli',
    ['serve', '--env', 'only=console', '--stats', 'minimal', '--port', String(port)],
    {
      env: { ...process.env, DEV_API: `http://127.0.0.1:${port + 1}` },
      stdio: [...stdio],
      signal,
    },
  );
  await Promise.race([server, page]);
  // When server or page ends, the other one is ended too.
  ending.abort();
  const codes = await Promise.all([server, page]);
  return codes.some((code) => code === EXIT.failed) ? EXIT.failed : EXIT.done;
});
