import dns from 'node:dns';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { openSqliteDatabase } from '../../../src/server/db/sqlite/open';
import { readEnv } from '../../../src/server/env';
import { OperatorError } from '../../../src/server/lib/operatorError';
import { createSessionRepository } from '../../../src/server/sessions/sessionRepository';
import { formatServerUrl, startServer } from '../../../src/server/start';
import { formatAuthorization, createQuickPasswords } from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { NOW } from '../../support/serverSamples';

const PROJECT = path.resolve(__dirname, '../../..');

let folder: string;
let databaseFile: string;
beforeEach(() => {
  folder = path.join(createTemporaryFolder(), 'data');
  databaseFile = path.join(folder, 'club.db');
});

async function start(variables: Record<string, string> = {}, isTTY = false, now = NOW) {
  const printed: string[] = [];
  const log: string[] = [];
  const server = await startServer({
    env: readEnv({ PORT: '0', DATABASE_URL: `file:${databaseFile}`, ...variables }, PROJECT),
    projectFolder: PROJECT,
    consoleFolder: path.join(folder, 'no-console'),
    clock: () => now,
    output: { isTTY, write: (text) => printed.push(text) },
    log: { write: (line) => log.push(line) },
    passwords: createQuickPasswords(),
  });
  const statusWith = async (password: string, username?: string) => {
    const headers = { authorization: formatAuthorization(password, username) };
    return (await fetch(`${server.url}/api/tournaments`, { headers })).status;
  };
  return { ...server, printed: () => printed.join(''), log: () => log.join(''), statusWith };
}

test('prints where the console is, and answers there with the version of the program', async () => {
  const server = await start();
  expect(server.printed()).toMatch(/^Консоль: http:\/\/127\.0\.0\.1:\d+$/m);
  const health = await (await fetch(`${server.url}/api/health`)).json();
  const { version } = JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8'));
  expect(health).toEqual({ status: 'ok', version });
  await server.stop();
  await expect(fetch(`${server.url}/api/health`)).rejects.toThrow();
  expect(readdirSync(folder)).not.toContain('club.db-wal');
});

test.each([
  ['2126-10-28T14:38:00Z', null],
  ['2126-10-28T14:39:00Z', 'истёк: 28.10.2126'],
  ['2026-11-20T00:00:00Z', 'ещё не действует: он с 21.11.2026'],
])('TRUST-34: at %s an invalid certificate is reported at the start', async (at, told) => {
  const pem = (name: string) => path.join(PROJECT, '__tests__/support/tls', name);
  const variables = { TLS_CERT: pem('cert.pem'), TLS_KEY: pem('key.pem') };
  const server = await start(variables, false, Date.parse(at));
  await server.stop();
  expect(server.printed().includes('Внимание: сертификат')).toBe(told !== null);
  expect(server.log().includes('certificate')).toBe(told !== null);
  if (told !== null) expect(server.printed()).toContain(told);
  expect(server.printed()).toContain('Консоль: https://');
});

describe('the first administrator', () => {
  test('is made of ADMIN_USERNAME and ADMIN_PASSWORD', async () => {
    const server = await start({ ADMIN_USERNAME: 'анна', ADMIN_PASSWORD: 'корт-и-сетка' });
    expect(await server.statusWith('корт-и-сетка', 'анна')).toBe(200);
    expect(server.printed()).toContain('Создан администратор анна с паролем из ADMIN_PASSWORD.');
    expect(server.printed()).not.toContain('корт-и-сетка');
    await server.stop();
  });

  test('LOGIN-6: the name is the same whether «й» is one character or two, as the password is', async () => {
    const [name, password] = ['Андрей', 'йога-и-корт'];
    const server = await start({ ADMIN_USERNAME: name, ADMIN_PASSWORD: password });
    const typed = { username: name.normalize('NFD'), password: password.normalize('NFD') };
    expect(await server.statusWith(typed.password, typed.username)).toBe(200);
    const response = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(typed),
    });
    const { token, username } = (await response.json()) as Record<'token' | 'username', string>;
    expect(username).toBe(name);
    expect(await server.statusWith(token, typed.username)).toBe(200);
    await server.stop();
  });

  test('without ADMIN_PASSWORD gets a random one, printed once on a terminal', async () => {
    const first = await start({}, true);
    const password = /^ {4}(\S+)$/m.exec(first.printed())![1]!;
    expect(await first.statusWith(password)).toBe(200);
    expect(readdirSync(folder)).not.toContain('initial-admin-password');
    expect(first.log()).not.toContain(password);
    await first.stop();
    const second = await start({}, true);
    expect(second.printed()).toMatch(/^Консоль: \S+\n$/);
    expect(await second.statusWith(password)).toBe(200);
    await second.stop();
  });

  test('without a terminal finds it in a file for its owner only', async () => {
    const server = await start();
    const file = path.join(folder, 'initial-admin-password');
    const password = readFileSync(file, 'utf8').trim();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await server.statusWith(password)).toBe(200);
    expect(server.printed()).toContain(file);
    expect(server.printed() + server.log()).not.toContain(password);
    await server.stop();
  });

  test.each(['корт-7', 'Администратор', '77777777'])(
    'TRUST-71: is not made with %j for a password, and nothing is stored',
    async (password) => {
      const attempt = start({ ADMIN_USERNAME: 'администратор', ADMIN_PASSWORD: password });
      await expect(attempt).rejects.toThrow(/^ADMIN_PASSWORD: пароль /);
      const server = await start({ ADMIN_PASSWORD: 'корт-и-сетка' });
      expect(await server.statusWith('корт-и-сетка')).toBe(200);
      await server.stop();
    },
  );

  test('TRUST-71: with a weak earlier password starts as ever, and is asked to change it', async () => {
    const database = openSqliteDatabase(databaseFile);
    const passwordHash = await createQuickPasswords().hash('корт');
    const administrator = { username: 'admin', passwordHash };
    await createSessionRepository(database).addAdministrator(
      administrator,
      '2026-05-01T06:00:00.000Z',
    );
    await database.destroy();
    const server = await start({ ADMIN_PASSWORD: 'корт' });
    expect(await server.statusWith('корт')).toBe(200);
    expect(server.printed()).toMatch(/^Пароль администратора легко подобрать: .*set-password$/m);
    expect(server.printed()).not.toContain('корт\n');
    await server.stop();
    const other = await start({ ADMIN_PASSWORD: 'другой' });
    expect(other.printed()).toMatch(/^ADMIN_PASSWORD отличается от пароля в базе/m);
    await other.stop();
  });

  test('once made is kept; a difference in the environment is reported and ignored', async () => {
    await (await start({ ADMIN_PASSWORD: 'первый-пароль' })).stop();
    const same = await start({ ADMIN_PASSWORD: 'первый-пароль' });
    expect(same.printed()).toMatch(/^Консоль: \S+\n$/);
    await same.stop();
    const other = await start({ ADMIN_PASSWORD: 'второй-пароль', ADMIN_USERNAME: 'анна' });
    expect(other.printed()).toMatch(/^ADMIN_PASSWORD отличается от пароля в базе/m);
    expect(other.printed()).toMatch(/^ADMIN_USERNAME отличается от имени в базе/m);
    expect(other.printed()).not.toMatch(/первый|второй/);
    expect(await other.statusWith('первый-пароль')).toBe(200);
    expect(await other.statusWith('второй-пароль', 'анна')).toBe(401);
    await other.stop();
  });
});

test('a port in use is refused by its variable, and the database is closed', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const attempt = start({ PORT: String(port), ADMIN_PASSWORD: 'корт-и-сетка' });
  await expect(attempt).rejects.toThrow(OperatorError);
  await expect(attempt).rejects.toThrow(`PORT: порт ${port} уже занят`);
  other.close();
  expect(readdirSync(folder)).toEqual(['club.db', 'club.db.lock']);
});

test.each(['192.0.2.1', 'fe80::7'])(
  'the address %s, which this machine does not have, is refused by its variable',
  async (host) => {
    const attempt = start({ HOST: host, TRUST_PROXY: '192.0.2.2' });
    await expect(attempt).rejects.toThrow(`HOST: адреса ${host} у этого компьютера нет.`);
  },
);

test('a name that cannot be looked up now is refused by its variable', async () => {
  const error = Object.assign(new Error('getaddrinfo EAI_AGAIN club.local'), { code: 'EAI_AGAIN' });
  const lookUp = jest.spyOn(dns, 'lookup') as unknown as jest.SpyInstance;
  lookUp.mockImplementation((...given) => (given.at(-1) as (error: Error) => void)(error));
  const attempt = start({ HOST: 'club.local', TRUST_PROXY: '192.0.2.2' });
  await expect(attempt).rejects.toThrow(/^HOST: имя club\.local /);
  lookUp.mockRestore();
});

test('stopping lets a request under way finish', async () => {
  const server = await start({ ADMIN_PASSWORD: 'корт-и-сетка' });
  const body = JSON.stringify({ username: 'admin', password: 'корт-и-сетка' });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const head = 'POST /api/auth/login HTTP/1.1\r\nHost: club\r\nContent-Type: application/json';
  socket.write(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`);
  await server.statusWith('корт-и-сетка');
  const stopped = server.stop();
  socket.write(body);
  await Promise.all([stopped, closed]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['0.0.0.0', 'http://127.0.0.1:8080'],
  ['::', 'http://[::1]:8080'],
  ['club.local', 'http://club.local:8080'],
])('listening at %s the console is at %s', (host, address) => {
  expect(formatServerUrl(host, 8080)).toBe(address);
});

test('TRUST-39: a console with the password in its files is served only where that is allowed', async () => {
  const consoleFolder = path.join(folder, 'no-console');
  mkdirSync(consoleFolder, { recursive: true });
  const page = '<meta name="auth-mode" content="browser">';
  writeFileSync(path.join(consoleFolder, 'index.html'), page);
  const attempt = start();
  await expect(attempt).rejects.toThrow(OperatorError);
  await expect(attempt).rejects.toThrow(/^AUTH_MODE=browser: .*пароль.*ALLOW_BROWSER_AUTH=1\.$/s);
  expect(readdirSync(folder)).toEqual(['no-console']);
  const server = await start({ ALLOW_BROWSER_AUTH: '1' });
  expect(await (await fetch(server.url)).text()).toBe(page);
  await server.stop();
});

test('a database that a newer program has written stops the start', async () => {
  const database = openSqliteDatabase(databaseFile);
  await database.destroy();
  await (await start({ ADMIN_PASSWORD: 'корт-и-сетка' })).stop();
  const { default: Sqlite } = await import('better-sqlite3');
  const sqlite = new Sqlite(databaseFile);
  sqlite.pragma('user_version = 99');
  sqlite.close();
  await expect(start()).rejects.toThrow(/База данных новее программы/);
});

test.each([
  [
    { PUBLIC_URL: 'https://club.example.ru' },
    /"calendarHost":"club\.example\.ru","publicUrl":"https:/,
  ],
  [{}, /"calendarHost":"club-[0-9a-f]{16}"\}/],
])(
  'COMFORT-44, COMFORT-48: with %j the page tells the host in calendars',
  async (variables, told) => {
    const consoleFolder = path.join(folder, 'no-console');
    mkdirSync(consoleFolder, { recursive: true });
    writeFileSync(path.join(consoleFolder, 'index.html'), '<!-- console-config -->');
    const server = await start(variables);
    expect(await (await fetch(server.url)).text()).toMatch(told);
    await server.stop();
  },
);
