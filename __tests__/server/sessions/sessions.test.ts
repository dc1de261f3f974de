import { CLOCK_TOLERANCE_MS, SESSION_LIFETIME_MS } from '../../../src/domain/protocol/session';
import { createSessionRepository } from '../../../src/server/sessions/sessionRepository';
import {
  formatAuthorization,
  createTestApp,
  parseAnswer,
  PASSWORD,
  USERNAME,
  type TestApp,
} from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';

const WRONG_PAIR = { message: 'Неверное имя пользователя или пароль' };

let club: TestApp;
beforeEach(async () => {
  club = await createTestApp({ now: NOW });
});
afterEach(() => club.stop());

async function signIn(username = USERNAME, password = PASSWORD, address?: string) {
  const response = await club.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
    ...(address && { remoteAddress: address }),
  });
  return {
    status: response.statusCode,
    json: parseAnswer(response.body),
    headers: response.headers,
  };
}

async function listTournaments(authorization?: string, address?: string) {
  const response = await club.app.inject({
    url: '/api/tournaments',
    headers: authorization ? { authorization } : {},
    ...(address && { remoteAddress: address }),
  });
  return {
    status: response.statusCode,
    json: parseAnswer(response.body),
    headers: response.headers,
  };
}

const createToken = async (): Promise<string> => (await signIn()).json.token;

describe('signing in', () => {
  test('LOGIN-6: the right pair gets a token of 256 bits for 24 hours', async () => {
    const { status, json } = await signIn();
    expect(status).toBe(200);
    expect(json).toEqual({
      token: expect.stringMatching(/^club_[A-Za-z0-9_-]{43}$/),
      username: 'admin',
      expiresAt: new Date(NOW + SESSION_LIFETIME_MS).toISOString(),
      device: expect.stringMatching(/^[\w-]{22}\.\d+\.[\w-]{43}$/),
    });
  });

  test.each([
    ['admin', 'Пароль'],
    ['Admin', PASSWORD],
    ['admin', ''],
    ['', ''],
    ['admin', 'club_notatoken'],
  ])('LOGIN-4: %j with %j is refused with 401', async (username, password) => {
    const { status, json, headers } = await signIn(username, password);
    expect({ status, json }).toEqual({ status: 401, json: WRONG_PAIR });
    expect(headers).not.toHaveProperty('www-authenticate');
  });

  test.each([
    {},
    { username: 'admin' },
    { username: 'admin', password: 1 },
    { username: 'admin', password: 'x', more: 1 },
  ])('a sign-in of the wrong shape is refused with 400: %j', async (payload) => {
    const response = await club.app.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect(response.statusCode).toBe(400);
  });

  test('only the hash of a token is stored', async () => {
    const token = await createToken();
    const rows = await club.database.selectFrom('sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]!.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('AUTH-6: the header of a call', () => {
  test('AUTH-6: name and token are accepted', async () => {
    expect((await listTournaments(formatAuthorization(await createToken()))).status).toBe(200);
  });

  test('AUTH-6: the pair itself works too', async () => {
    expect((await listTournaments(formatAuthorization(PASSWORD))).status).toBe(200);
  });

  test('AUTH-6: the health check needs none', async () => {
    const response = await club.app.inject('/api/health');
    expect(response.json()).toEqual({ status: 'ok', version: '1.2.3' });
  });

  test.each([
    ['none', undefined],
    ['another scheme', 'Bearer club_x'],
    ['no base64', 'Basic ???'],
    ['no colon', `Basic ${Buffer.from('admin').toString('base64')}`],
    ['an unknown token', formatAuthorization(`club_${'x'.repeat(43)}`)],
    ['a wrong password', formatAuthorization('wrong')],
  ])('AUTH-6: %s is answered 401, without a challenge that opens a window', async (_, header) => {
    const { status, json, headers } = await listTournaments(header);
    expect(status).toBe(401);
    expect(json).toEqual({ message: expect.stringMatching(/^[А-Я]/) });
    expect(headers).not.toHaveProperty('www-authenticate');
  });

  test('AUTH-6: a token under another name is answered 401', async () => {
    expect((await listTournaments(formatAuthorization(await createToken(), 'other'))).status).toBe(
      401,
    );
  });
});

describe("a session's end", () => {
  test('AUTH-3: it ends once it is older than 24 hours on the clock of the server', async () => {
    const header = formatAuthorization(await createToken());
    club.setNow(NOW + SESSION_LIFETIME_MS);
    expect((await listTournaments(header)).status).toBe(200);
    club.setNow(NOW + SESSION_LIFETIME_MS + 1);
    const { status, json } = await listTournaments(header);
    expect(status).toBe(401);
    expect(json.message).toBe('Сеанс закончился. Войдите снова.');
  });

  test('AUTH-4: one dated further ahead than clocks differ is refused, as in the browser', async () => {
    const { json } = await signIn();
    club.setNow(NOW - CLOCK_TOLERANCE_MS);
    expect((await listTournaments(formatAuthorization(json.token))).status).toBe(200);
    club.setNow(NOW - CLOCK_TOLERANCE_MS - 1);
    expect((await listTournaments(formatAuthorization(json.token))).status).toBe(401);
  });

  test('AUTH-3: an expired session is deleted at the next sign-in', async () => {
    await createToken();
    club.setNow(NOW + SESSION_LIFETIME_MS + 1);
    await createToken();
    expect(await club.database.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  test('AUTH-5: after signing out the token is dead, and another lives', async () => {
    const [header, other] = [
      formatAuthorization(await createToken()),
      formatAuthorization(await createToken()),
    ];
    const response = await club.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { authorization: header },
    });
    expect(response.statusCode).toBe(204);
    expect((await listTournaments(header)).status).toBe(401);
    expect((await listTournaments(other)).status).toBe(200);
  });
});

test('a sign-in that the change of the password overtakes starts no session', async () => {
  const sessions = createSessionRepository(club.database);
  const checked = (await sessions.findAdministrator())!;
  await sessions.changePassword(
    { ...checked, passwordHash: 'another' },
    new Date(NOW).toISOString(),
  );
  expect(await sessions.startSession('club_token', checked, NOW)).toBe(false);
  expect(await sessions.findSession('club_token')).toBeNull();
});
