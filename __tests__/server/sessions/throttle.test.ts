import {
  formatAuthorization,
  createTestApp,
  PASSWORD,
  type TestApp,
} from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';
import { createStrictThrottles } from '../../support/createStrictThrottles';

const SIGN_IN_FIRST_WAIT_MS = 5 * 60_000;

const SIGN_INS_AT_ONCE_MAX = 16;

const SECOND = 1_000;

let club: TestApp;
beforeEach(async () => {
  club = await createTestApp({ now: NOW });
});
afterEach(() => club.stop());

const throttleOn = createStrictThrottles(() => club);

async function signIn(password: string, remoteAddress = '192.0.2.1') {
  const response = await club.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'admin', password },
    remoteAddress,
  });
  return response;
}

const call = (secret: string, remoteAddress = '192.0.2.1') =>
  club.app.inject({
    url: '/api/tournaments',
    headers: { authorization: formatAuthorization(secret) },
    remoteAddress,
  });

async function fail(times: number) {
  for (let time = 0; time < times; time += 1) expect((await signIn('wrong')).statusCode).toBe(401);
}

test('LOGIN-5: after five failed sign-ins even the right pair is answered 429', async () => {
  await fail(5);
  const response = await signIn(PASSWORD);
  expect(response.statusCode).toBe(429);
  expect(response.headers['retry-after']).toBe('300');
  expect(response.json()).toEqual({
    message: 'Слишком много неудачных попыток входа. Попробуйте через 5 мин.',
  });
});

test('four failures close nothing', async () => {
  await fail(4);
  expect((await signIn(PASSWORD)).statusCode).toBe(200);
});

test('TRUST-16: five minutes after the fifth it is open again, for one attempt', async () => {
  await fail(4);
  club.setNow(NOW + 60 * SECOND);
  await fail(1);
  const closed = NOW + 60 * SECOND;
  club.setNow(closed + SIGN_IN_FIRST_WAIT_MS - SECOND);
  expect((await signIn(PASSWORD)).headers['retry-after']).toBe('1');
  club.setNow(closed + SIGN_IN_FIRST_WAIT_MS);
  await fail(1);
  const response = await signIn(PASSWORD);
  expect(response.statusCode).toBe(429);
  expect(response.json()).toEqual({
    message: 'Слишком много неудачных попыток входа. Попробуйте через 10 мин.',
  });
});

test('TRUST-16: a success deletes the failures of its address', async () => {
  await fail(4);
  expect((await signIn(PASSWORD)).statusCode).toBe(200);
  await fail(4);
  expect((await signIn(PASSWORD)).statusCode).toBe(200);
});

test('TRUST-16: addresses of one IPv6 subnet of 64 bits are one', async () => {
  for (let time = 0; time < 5; time += 1) {
    expect((await signIn('wrong', `2001:db8:0:1::${time}`)).statusCode).toBe(401);
  }
  expect((await signIn(PASSWORD, '2001:db8:0:1:ffff::9')).statusCode).toBe(429);
  expect((await signIn(PASSWORD, '2001:db8:0:2::9')).statusCode).toBe(200);
});

test('a wrong pair in the header of a call counts likewise', async () => {
  for (let time = 0; time < 5; time += 1) expect((await call('wrong')).statusCode).toBe(401);
  expect((await call(PASSWORD)).statusCode).toBe(429);
});

test('other addresses are not closed', async () => {
  await fail(5);
  expect((await signIn(PASSWORD, '192.0.2.2')).statusCode).toBe(200);
});

test('no throttle applies to tokens, and wrong ones do not count', async () => {
  const { token } = (await signIn(PASSWORD)).json<{ token: string }>();
  await fail(5);
  expect((await call(token)).statusCode).toBe(200);
  for (let time = 0; time < 6; time += 1) {
    expect((await call('club_unknown', '192.0.2.2')).statusCode).toBe(401);
  }
  expect((await signIn(PASSWORD, '192.0.2.2')).statusCode).toBe(200);
});

test('attempts made all at once are counted one by one', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => signIn('wrong')));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test('right pairs sent all at once all pass', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => call(PASSWORD)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('TRUST-17: an address has a limited number of attempts at once, and further ones are refused', async () => {
  const all = Array.from({ length: SIGN_INS_AT_ONCE_MAX + 3 }, () => call(PASSWORD));
  const refused = (await Promise.all(all)).filter(({ statusCode }) => statusCode !== 200);
  expect(refused).toHaveLength(3);
  for (const { statusCode, headers, json } of refused) {
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(json()).toEqual({
      message: 'Сервер уже проверяет слишком много паролей. Попробуйте через несколько секунд.',
    });
  }
  expect((await call(PASSWORD)).statusCode).toBe(200);
});

test('TRUST-16: a restart loses no failure', async () => {
  await fail(5);
  const restarted = throttleOn(() => NOW);
  expect(await restarted.read('192.0.2.1')).toMatchObject({ secondsToWait: 300, failures: 5 });
});
