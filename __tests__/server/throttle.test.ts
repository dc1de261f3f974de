import { ATTEMPTS_MAX } from '../../src/server/sessions/attemptQueue';
import {
  ADDRESSES_MAX,
  type FailureRepository,
  makeFailureRepository,
} from '../../src/server/sessions/failureRepository';
import {
  FADED_MS,
  FAILURES_MAX,
  FIRST_WAIT_MS,
  LONGEST_WAIT_MS,
  makeThrottle,
  type Throttle,
} from '../../src/server/sessions/throttle';
import { basic, makeTestApp, PASSWORD, type TestApp } from '../support/serverApp';
import { NOW } from '../support/serverSamples';

const SECOND = 1_000;

let club: TestApp;
beforeEach(async () => {
  club = await makeTestApp({ now: NOW });
});
afterEach(() => club.stop());

const throttleOn = (
  clock: () => number,
  failures: FailureRepository = makeFailureRepository(club.database),
): Throttle =>
  makeThrottle({
    clock,
    failures,
    onFailure: (error) => {
      throw error;
    },
  });

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
    headers: { authorization: basic(secret) },
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
  club.setNow(closed + FIRST_WAIT_MS - SECOND);
  expect((await signIn(PASSWORD)).headers['retry-after']).toBe('1');
  club.setNow(closed + FIRST_WAIT_MS);
  await fail(1);
  const response = await signIn(PASSWORD);
  expect(response.statusCode).toBe(429);
  expect(response.json()).toEqual({
    message: 'Слишком много неудачных попыток входа. Попробуйте через 10 мин.',
  });
});

test('TRUST-16: a success forgets the failures of its address', async () => {
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

test('tokens are asked about by no throttle, and wrong ones do not count', async () => {
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

test('TRUST-17: an address has room for so many attempts at once, and the surplus is told', async () => {
  const all = Array.from({ length: ATTEMPTS_MAX + 3 }, () => call(PASSWORD));
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

test('TRUST-16: a restart forgets no failure', async () => {
  await fail(5);
  const restarted = throttleOn(() => NOW);
  expect(await restarted.of('192.0.2.1')).toMatchObject({ secondsToWait: 300, failures: 5 });
});

describe('TRUST-60: what is stored while the database is read', () => {
  const ADDRESS = '192.0.2.1';

  /** A read that is answered after what was on its way to the database is stored. */
  function lateRepository() {
    const failures = makeFailureRepository(club.database);
    let written: Promise<void> | undefined;
    return {
      ...failures,
      read: async (address: string) => {
        const stored = await failures.read(address);
        await written;
        return stored;
      },
      /** From now on reads wait for that. */
      holdReadsFor: (write: Promise<void>) => {
        written = write;
      },
    };
  }

  test('a failure counts', async () => {
    const failures = lateRepository();
    const throttle = throttleOn(() => NOW, failures);
    let standing = await throttle.of(ADDRESS);
    for (let failure = 1; failure <= FAILURES_MAX; failure += 1) {
      const stored = throttle.noteFailure(ADDRESS, standing);
      failures.holdReadsFor(stored);
      standing = await throttle.of(ADDRESS);
      expect(standing.failures).toBe(failure);
      await stored;
    }
    expect(standing.secondsToWait).toBe(FIRST_WAIT_MS / SECOND);
  });

  test('a success forgets', async () => {
    const failures = lateRepository();
    const throttle = throttleOn(() => NOW, failures);
    for (let failure = 1; failure <= FAILURES_MAX; failure += 1) {
      await throttle.noteFailure(ADDRESS, await throttle.of(ADDRESS));
    }
    failures.holdReadsFor(throttle.noteSuccess(ADDRESS));
    expect(await throttle.of(ADDRESS)).toMatchObject({ failures: 0, secondsToWait: 0 });
  });

  test('all failures of many at once are stored once', async () => {
    const throttle = throttleOn(() => NOW);
    const stored: Promise<void>[] = [];
    for (let failure = 1; failure < FAILURES_MAX; failure += 1) {
      stored.push(throttle.noteFailure(ADDRESS, await throttle.of(ADDRESS)));
    }
    await Promise.all(stored);
    await throttle.close();
    expect(await throttleOn(() => NOW).of(ADDRESS)).toMatchObject({ failures: FAILURES_MAX - 1 });
  });
});

describe('TRUST-16: the waits', () => {
  const withClock = () => {
    const time = { now: NOW };
    return { time, throttle: throttleOn(() => time.now) };
  };
  const failing = async (throttle: Throttle, address: string, times: number) => {
    for (let failure = 0; failure < times; failure += 1) {
      await throttle.noteFailure(address, await throttle.of(address));
    }
  };

  test('grow twofold up to an hour', async () => {
    const { time, throttle } = withClock();
    const waits: number[] = [];
    for (let failure = 0; failure < 11; failure += 1) {
      await failing(throttle, 'a', 1);
      const { secondsToWait } = await throttle.of('a');
      waits.push(secondsToWait / 60);
      time.now += secondsToWait * SECOND;
      expect((await throttle.of('a')).secondsToWait).toBe(0);
    }
    expect(waits).toEqual([0, 0, 0, 0, 5, 10, 20, 40, 60, 60, 60]);
    expect(LONGEST_WAIT_MS).toBe(60 * 60 * SECOND);
  });

  test('are short again when the failures are a day old', async () => {
    const { time, throttle } = withClock();
    await failing(throttle, 'a', 9);
    time.now += FADED_MS - 1;
    expect((await throttle.of('a')).failures).toBe(9);
    time.now += 1;
    expect((await throttle.of('a')).failures).toBe(0);
    await failing(throttle, 'a', 1);
    expect(await throttle.of('a')).toMatchObject({ secondsToWait: 0, failures: 1 });
  });

  test('are an hour at most where the clock was a year ahead, and is right again', async () => {
    const { time, throttle } = withClock();
    time.now += 365 * FADED_MS;
    await failing(throttle, 'a', FAILURES_MAX);
    time.now = NOW;
    expect(await throttle.of('a')).toMatchObject({ secondsToWait: 0, failures: 0 });
    await failing(throttle, 'a', FAILURES_MAX);
    expect(await throttle.of('a')).toMatchObject({ secondsToWait: 300, failures: FAILURES_MAX });
  });

  test('count what a server whose clock is a little ahead has noted, and grow no longer', async () => {
    const { time, throttle } = withClock();
    time.now += 60 * SECOND;
    await failing(throttle, 'a', FAILURES_MAX);
    time.now = NOW;
    expect(await throttle.of('a')).toMatchObject({ secondsToWait: 300, failures: FAILURES_MAX });
  });

  test('of the closed ones stay when others are forgotten', async () => {
    const { throttle } = withClock();
    await failing(throttle, 'closed', FAILURES_MAX);
    await failing(throttle, 'twice', 2);
    const others = Array.from({ length: ADDRESSES_MAX - 2 }, (_, number) => ({
      address: `${number}`,
      instants: `[${NOW}]`,
      failures: 1,
      last_at: NOW + number,
    }));
    for (let from = 0; from < others.length; from += 1_000) {
      const page = others.slice(from, from + 1_000);
      await club.database.insertInto('sign_in_failures').values(page).execute();
    }
    await failing(throttle, 'one more', 1);
    const counts = ['closed', 'twice', '0', '1', 'one more'].map(
      async (address) => (await throttle.of(address)).failures,
    );
    expect(await Promise.all(counts)).toEqual([FAILURES_MAX, 2, 0, 1, 1]);
  });
});
