import { createLogger } from './lib/logger';
import { findOperatorText } from './lib/operatorText';
import { createLogOutput, allowWriteErrors } from './lib/output';
import { handleProcessEvents } from './processEvents';
import type * as Serve from './serve';

/** Most of the server is in a separate file. A failure while loading its packages can then be reported in words. */
const SERVE = './serve.js';

async function main(): Promise<void> {
  const { startServerFromEnv } = (await import(/* webpackIgnore: true */ SERVE)) as typeof Serve;
  const output = allowWriteErrors(process.stdout);
  const log = createLogOutput(process.stderr);
  const server = await startServerFromEnv(process.env, { output, log });
  // Reports the address to a parent process with an IPC channel, as fork() creates. The parent may have ended already.
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
  const text = findOperatorText(error, 'server');
  if (text === null) throw error;
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
