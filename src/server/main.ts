import { createLogger } from './lib/logger';
import { createLogOutput, allowWriteErrors } from './lib/output';
import { handleProcessEvents } from './processEvents';
import { OperatorError } from './lib/operatorError';
import { startServerFromEnv } from './serve';

async function main(): Promise<void> {
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
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
