import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Club } from '../../trust/club';
import { listAll, createProduction, somebody, createSomebodysFolder } from '../support/production';

/** Exit code of the container's health check. */
const check = (env: Record<string, string>) =>
  new Promise<number | null>((resolve) => {
    const child = execFile(process.execPath, ['scripts/health.mjs'], { env }, () =>
      resolve(child.exitCode),
    );
  });

const getPort = (club: Club) => ({ PORT: new URL(club.url).port });

/** Exit code of the health check when another program responds on the server's port. */
async function checkAgainst(answer: RequestListener): Promise<number | null> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const code = await check({ PORT: String((server.address() as AddressInfo).port) });
  server.closeAllConnections();
  server.close();
  return code;
}

describe("RUN-1: the container's health check", () => {
  const clubs: Club[] = [];
  function makeClub(): Club {
    const club = new Club(undefined, { token: 'none' });
    clubs.push(club);
    return club;
  }
  afterEach(async () => {
    for (const club of clubs.splice(0)) await club.remove();
  });

  test('ends with 0 while the server answers, and with 1 when it is gone', async () => {
    const club = makeClub();
    await club.start();
    const port = getPort(club);
    expect(await check(port)).toBe(0);
    await club.end('SIGTERM');
    expect(await check(port)).toBe(1);
  });

  test('ends with 0 over HTTPS too, whoever signed the certificate', async () => {
    const club = makeClub();
    const tls = {
      TLS_CERT: path.resolve('__tests__/support/tls/cert.pem'),
      TLS_KEY: path.resolve('__tests__/support/tls/key.pem'),
    };
    await club.start(tls);
    expect(club.url).toMatch(/^https:/);
    expect(await check({ ...getPort(club), ...tls })).toBe(0);
    expect(await check(getPort(club))).toBe(1);
  });

  test('ends with 1 where the answer is a failure, and where none comes within 4 s', async () => {
    expect(await checkAgainst((_, response) => response.writeHead(503).end())).toBe(1);
    const since = performance.now();
    expect(await checkAgainst(() => undefined)).toBe(1);
    expect(performance.now() - since).toBeLessThan(8_000);
  });
});

test('RUN-2: another user, production packages and one folder to write to are enough', async () => {
  const app = createProduction();
  const before = listAll(app);
  const folder = createSomebodysFolder();
  const club = new Club(folder, { server: path.join(app, 'dist/server'), user: somebody });
  try {
    await club.start();
    expect(await (await fetch(`${club.url}/api/health`)).json()).toMatchObject({ status: 'ok' });
    expect(await (await fetch(club.url)).text()).toContain('<html lang="ru">');
    expect(await club.send('GET', '/api/tournaments')).toEqual([]);
    for (let time = 0; !club.hasDailyBackup && time < 400; time += 1) await sleep(50);
    expect(club.hasDailyBackup).toBe(true);
    const { code, ms } = await club.end('SIGTERM');
    expect(code).toBe(0);
    expect(ms).toBeLessThan(5_000);
  } finally {
    await club.end('SIGKILL');
    chmodSync(app, 0o700);
  }
  expect(existsSync(club.databaseFile)).toBe(true);
  expect(readdirSync(folder)).toContain('backups');
  expect(listAll(app)).toEqual(before);
});
