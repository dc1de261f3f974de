import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../scripts/lib/findFreePort.mjs';

const JSON_SERVER = path.resolve('bench/node_modules/json-server/lib/cli/bin.js');
const TRIES = 100;
const PAUSE_MS = 100;

async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(PAUSE_MS);
  }
  throw new Error(`${url} does not answer.`);
}

/**
 * Runs json-server during `work`, without its request log.
 * @param file the data
 */
export async function withJsonServer<Result>(
  file: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const port = await findFreePort();
  const args = ['--quiet', '--host', '127.0.0.1', '--port', String(port), file];
  // json-server exits when its input ends.
  const child = spawn(process.execPath, [JSON_SERVER, ...args], { stdio: ['pipe', 'ignore', 2] });
  const exited = once(child, 'exit');
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitFor(url);
    return await use(url);
  } finally {
    child.kill();
    await exited;
  }
}
