import { makeLogger } from './logger';
import { makeLogOutput, tolerateFailures } from './output';
import { handleProcessEvents } from './processEvents';
import { Refusal } from './refusal';
import { serve } from './serve';

async function main(): Promise<void> {
  const output = tolerateFailures(process.stdout);
  const log = makeLogOutput(process.stderr);
  const server = await serve(process.env, { output, log });
  handleProcessEvents({
    stop: server.stop,
    say: (text) => output.write(text),
    logger: makeLogger(log),
  });
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
