import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure, ROOT, runNode } from './run.mjs';

export const DEMO_PASSWORD = 'tennis-demo';

/** A throwaway place with a season in it. */
export async function makeDemo() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-demo-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const env = {
    ...process.env,
    DATABASE_URL: `file:${path.join(folder, 'club.db')}`,
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: DEMO_PASSWORD,
  };
  const code = await runNode('dist/server/demo.js', [], { env, stdio: ['ignore', 2, 2] });
  if (code === 0) return { env, remove };
  remove();
  throw new Failure('Пример сезона не записался: причина выше.');
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === 'object' && address ? address.port : 0);
}

/** @param {string} url */
async function answers(url) {
  const answer = await fetch(`${url}/api/health`).catch(() => null);
  return answer?.ok === true;
}

/**
 * A server with a season on a port of its own, for as long as the work lasts.
 *
 * @param {(url: string) => Promise<void>} work
 */
export async function withDemoServer(work) {
  const { env, remove } = await makeDemo();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    env: { ...env, HOST: '127.0.0.1', PORT: port },
    stdio: ['ignore', 'ignore', 2],
  });
  const ended = once(server, 'exit');
  try {
    for (let tries = 0; !(await answers(url)); tries += 1) {
      if (tries > 100 || server.exitCode !== null) throw new Failure('Сервер не запустился.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await work(url);
  } finally {
    server.kill('SIGTERM');
    await ended;
    remove();
  }
}
