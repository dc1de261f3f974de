import path from 'node:path';
import { createFileCommands } from '../../support/fileCommands';
import {
  formatAuthorization,
  createTestApp,
  PASSWORD,
  USERNAME,
  type TestApp,
} from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { NOW } from '../../support/serverSamples';

const HOUR = 3_600_000;

let club: TestApp;
let databaseFile: string;
beforeEach(async () => {
  databaseFile = path.join(createTemporaryFolder(), 'club.db');
  club = await createTestApp({ now: NOW, databaseFile });
});
afterEach(() => club.stop());

const runAdmin = (command: string, now = NOW) =>
  createFileCommands(databaseFile, {}, now).runAdmin(command);

async function signIn(password = PASSWORD) {
  const response = await club.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: USERNAME, password },
  });
  return { status: response.statusCode, token: response.json<{ token: string }>().token };
}

async function readStatus(secret: string): Promise<number> {
  const headers = { authorization: formatAuthorization(secret) };
  return (await club.app.inject({ url: '/api/tournaments', headers })).statusCode;
}

test('TRUST-31: sessions are counted and listed by their times, never by their tokens', async () => {
  expect((await runAdmin('sessions')).output).toBe('Открытых сеансов нет.\n');
  const { token } = await signIn();
  club.setNow(NOW + 2 * HOUR);
  await signIn();
  const { code, output } = await runAdmin('sessions', NOW + 3 * HOUR);
  expect(code).toBe(0);
  expect(output).toBe(
    'Открыто: 2 сеанса\n' +
      '  вход 01.06.2026 14:00, закончится 02.06.2026 14:00\n' +
      '  вход 01.06.2026 12:00, закончится 02.06.2026 12:00\n',
  );
  expect(output).not.toContain(token);
  expect((await runAdmin('sessions', NOW + 25 * HOUR)).output).toContain('Открыто: 1 сеанс\n');
});

test('TRUST-31: one that a clock far ahead has dated is not counted, since it is not let in', async () => {
  club.setNow(NOW + 5 * 60_000);
  const { token: near } = await signIn();
  club.setNow(NOW + 6 * 60_000);
  const { token: ahead } = await signIn();
  club.setNow(NOW);
  expect([await readStatus(near), await readStatus(ahead)]).toEqual([200, 401]);
  expect((await runAdmin('sessions')).output).toMatch(
    /^Открыто: 1 сеанс\n {2}вход 01.06.2026 12:05,/,
  );
  expect((await runAdmin('doctor')).output).toContain('Открыто: 1 сеанс\n');
});

test('TRUST-31: logout-all ends every session, while the server runs', async () => {
  const { token } = await signIn();
  expect(await readStatus(token)).toBe(200);
  const { code, output } = await runAdmin('logout-all');
  expect({ code, output }).toEqual({ code: 0, output: 'Закончено: 1 сеанс.\n' });
  expect(await readStatus(token)).toBe(401);
  expect((await signIn()).status).toBe(200);
});

test('TRUST-31: unlock lets in at once a user who failed too often, while the server runs', async () => {
  for (let time = 0; time < 5; time += 1) await signIn('wrong');
  expect((await signIn()).status).toBe(429);
  const { code, output } = await runAdmin('unlock', NOW);
  expect(code).toBe(0);
  expect(output).toBe('Неудачные попытки входа забыты: можно входить.\n');
  expect((await signIn()).status).toBe(200);
});

test('TRUST-31: failures after an unlock count from zero', async () => {
  await runAdmin('unlock', NOW);
  club.setNow(NOW + 1);
  for (let time = 0; time < 5; time += 1) expect((await signIn('wrong')).status).toBe(401);
  expect((await signIn()).status).toBe(429);
});
