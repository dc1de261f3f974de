import { createLogger } from './lib/logger';
import { createLogOutput, allowWriteErrors } from './lib/output';
import { handleProcessEvents } from './processEvents';
import type * as Serve from './serve';

/** The rest of the server, built as a file of its own: what fails while its packages are read is told in words. */
const SERVE = './serve.js';

const TOO_FEW_FILES =
  'Сервер не запущен: ему разрешено слишком мало открытых файлов. Поднимите предел: ' +
  'LimitNOFILE=10500 в службе systemd или ulimit -n 10500 перед запуском.';

/** A sentence for the person at the terminal; null for an error that only its stack explains. */
function findOperatorText(error: unknown): string | null {
  // The other file has a class of its own.
  if (error instanceof Error && error.name === 'OperatorError') return error.message;
  return (error as { code?: unknown }).code === 'EMFILE' ? TOO_FEW_FILES : null;
}

async function main(): Promise<void> {
  const { startServerFromEnv } = (await import(/* webpackIgnore: true */ SERVE)) as typeof Serve;
  const output = allowWriteErrors(process.stdout);
  const log = createLogOutput(process.stderr);
  const server = await startServerFromEnv(process.env, { output, log });
  // A parent that gave this process an IPC channel, as fork() does, is told that it listens and where.
  // The parent may be gone already.
  process.send?.({ type: 'listening', url: server.url }, undefined, undefined, () => undefined);
  handleProcessEvents({
    stop: server.stop,
    print: (text) => output.write(text),
    logger: createLogger(log),
  });
}

try {
  await main();
} catch (error) {
  const text = findOperatorText(error);
  if (text === null) throw error;
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
