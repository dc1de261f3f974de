import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../scripts/lib/findFreePort.mjs';
import { isAnswering, waitUntil } from '../support/launchServer';
import { startServerProcess } from '../support/serverProcess';

/** Ids of all direct and indirect child processes. */
function listDescendants(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const children = pairs.filter(([, parent]) => parent === pid).map(([child]) => child!);
  return [...children, ...children.flatMap(listDescendants)];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each([
  ['SIGTERM to npm alone', 'SIGTERM', 1],
  ['SIGHUP to npm alone', 'SIGHUP', 1],
  ['SIGKILL to npm alone', 'SIGKILL', 1],
  ['Ctrl+C, SIGINT to the whole group', 'SIGINT', -1],
] as const)(
  'RUN-4: %s ends npm start in order, with all its processes',
  async (_, signal, whom) => {
    const {
      child,
      folder,
      url,
      getPrinted: printed,
      ended,
    } = await startServerProcess({
      command: ['npm', 'start'],
      port: await findFreePort(),
      env: { HOME: process.env.HOME ?? '/' },
      isGroup: true,
    });
    const started = listDescendants(child.pid!);
    expect(started.length).toBeGreaterThan(0);
    process.kill(whom * child.pid!, signal);
    await ended;
    await waitUntil(() => !started.some(isAlive));
    expect(await isAnswering(url)).toBe(false);
    await waitUntil(() => printed().includes('Остановка'));
    expect(existsSync(path.join(folder, 'club.db-wal'))).toBe(false);
  },
);
