import { PUBLIC_REQUESTS_MAX } from '../../../src/server/plugins/publicRoutes';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { toText } from '../../support/signUpPage';

const HOME = '203.0.113.7';
const MINUTE = 60_000;
const FEW = 5;

let club: TestApp;
beforeEach(async () => {
  const publicRequestsMax = { contract: FEW, calendar: FEW, signUp: FEW, score: FEW, live: FEW };
  club = await createTestApp({ publicRequestsMax });
});
afterEach(() => club.stop());

const get = (url: string, remoteAddress = HOME, { app } = club) =>
  app.inject({ url, remoteAddress });

/** Sends as many requests as one visitor may send, and returns the statuses. */
async function useUp(url: string, remoteAddress = HOME): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let call = 0; call < FEW; call += 1) {
    statuses.add((await get(url, remoteAddress)).statusCode);
  }
  return statuses;
}

test.each([
  ['/api/openapi.json', 200],
  ['/calendar/unknown.ics', 404],
])('TRUST-72: %s is answered so often within a minute, and then refused', async (url, status) => {
  expect(await useUp(url)).toEqual(new Set([status]));
  const { statusCode, headers, json } = await get(url);
  expect(statusCode).toBe(429);
  expect(json()).toEqual({
    message: 'Слишком много запросов с этого адреса. Попробуйте через минуту.',
  });
  const seconds = Number(headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await get(url, '203.0.113.8')).statusCode).toBe(status);
});

test.each(['/apply/unknown', '/score/unknown', '/live/unknown'])(
  'TRUST-72: %s is refused by a page, and answered for others',
  async (url) => {
    expect(await useUp(url)).toEqual(new Set([404]));
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(429);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(toText(body)).toContain('Слишком много запросов с этого адреса');
    expect((await get(url, '203.0.113.8')).statusCode).toBe(404);
  },
);

test('TRUST-72: 120 requests are answered, 600 of the pages, and 6,000 of live ones', async () => {
  const { contract, ...others } = PUBLIC_REQUESTS_MAX;
  expect(others).toEqual({ calendar: 120, signUp: 600, score: 600, live: 6_000 });
  const real = await createTestApp();
  const statuses = [];
  for (let call = 0; call <= contract; call += 1) {
    statuses.push((await get('/api/openapi.json', HOME, real)).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(120).fill(200), 429]);
  await real.stop();
});

test('TRUST-72: the calls of a group count together, those of another group do not', async () => {
  await useUp('/calendar/unknown.ics');
  expect((await get('/calendar/another.ics')).statusCode).toBe(429);
  expect((await get('/api/openapi.json')).statusCode).toBe(200);
});

test('TRUST-72: a minute later the same address is answered again', async () => {
  await useUp('/api/openapi.json');
  const now = Date.now();
  const time = jest.spyOn(Date, 'now').mockReturnValue(now + MINUTE);
  expect((await get('/api/openapi.json')).statusCode).toBe(200);
  time.mockRestore();
});

test('TRUST-72, TRUST-77: the counts of a clock that ran a year ahead shut no client out', async () => {
  const time = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 365 * 24 * 60 * MINUTE);
  await useUp('/api/openapi.json');
  expect((await get('/api/openapi.json')).statusCode).toBe(429);
  time.mockRestore();
  expect((await get('/api/openapi.json')).statusCode).toBe(200);
});

test('TRUST-72: all addresses of a /64 are one', async () => {
  await useUp('/api/openapi.json', '2001:db8:1:2::1');
  expect((await get('/api/openapi.json', '2001:db8:1:2:ffff::9')).statusCode).toBe(429);
  expect((await get('/api/openapi.json', '2001:db8:1:3::1')).statusCode).toBe(200);
});

test('TRUST-72: the health check, the console and who is signed in are not limited by it', async () => {
  await useUp('/api/openapi.json', '127.0.0.1');
  await useUp('/calendar/unknown.ics', '127.0.0.1');
  expect(await useUp('/api/health', '127.0.0.1')).toEqual(new Set([200]));
  expect((await get('/api/health', '127.0.0.1')).statusCode).toBe(200);
  expect((await get('/favicon.svg', '127.0.0.1')).statusCode).toBe(404);
  for (let call = 0; call <= FEW; call += 1) {
    expect((await club.call('GET', '/api/tournaments')).status).toBe(200);
  }
});
