import { FAILURE_ADDRESSES_MAX } from '../../../src/server/sessions/failureRepository';
import {
  FAILURES_LIFETIME_MS,
  type SignInThrottle,
} from '../../../src/server/sessions/signInThrottle';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';
import { createStrictThrottles } from '../../support/createStrictThrottles';

const SIGN_IN_FAILURES_MAX = 5;

const SECOND = 1_000;

let club: TestApp;
beforeEach(async () => {
  club = await createTestApp({ now: NOW });
});
afterEach(() => club.stop());

const throttleOn = createStrictThrottles(() => club);

describe('TRUST-16: the waits', () => {
  const withClock = () => {
    const time = { now: NOW };
    return { time, throttle: throttleOn(() => time.now) };
  };
  const failing = async (throttle: SignInThrottle, address: string, times: number) => {
    for (let failure = 0; failure < times; failure += 1) {
      await throttle.addFailure(address, await throttle.read(address));
    }
  };

  test('grow twofold up to an hour', async () => {
    const { time, throttle } = withClock();
    const waits: number[] = [];
    for (let failure = 0; failure < 11; failure += 1) {
      await failing(throttle, 'a', 1);
      const { secondsToWait } = await throttle.read('a');
      waits.push(secondsToWait / 60);
      time.now += secondsToWait * SECOND;
      expect((await throttle.read('a')).secondsToWait).toBe(0);
    }
    expect(waits).toEqual([0, 0, 0, 0, 5, 10, 20, 40, 60, 60, 60]);
  });

  test('are short again when the failures are a day old', async () => {
    const { time, throttle } = withClock();
    await failing(throttle, 'a', 9);
    time.now += FAILURES_LIFETIME_MS - 1;
    expect((await throttle.read('a')).failures).toBe(9);
    time.now += 1;
    expect((await throttle.read('a')).failures).toBe(0);
    await failing(throttle, 'a', 1);
    expect(await throttle.read('a')).toMatchObject({ secondsToWait: 0, failures: 1 });
  });

  test('are an hour at most where the clock was a year ahead, and is right again', async () => {
    const { time, throttle } = withClock();
    time.now += 365 * FAILURES_LIFETIME_MS;
    await failing(throttle, 'a', SIGN_IN_FAILURES_MAX);
    time.now = NOW;
    expect(await throttle.read('a')).toMatchObject({ secondsToWait: 0, failures: 0 });
    await failing(throttle, 'a', SIGN_IN_FAILURES_MAX);
    expect(await throttle.read('a')).toMatchObject({
      secondsToWait: 300,
      failures: SIGN_IN_FAILURES_MAX,
    });
  });

  test('count what a server whose clock is a little ahead has noted, and grow no longer', async () => {
    const { time, throttle } = withClock();
    time.now += 60 * SECOND;
    await failing(throttle, 'a', SIGN_IN_FAILURES_MAX);
    time.now = NOW;
    expect(await throttle.read('a')).toMatchObject({
      secondsToWait: 300,
      failures: SIGN_IN_FAILURES_MAX,
    });
  });

  test('of the closed ones stay when others are deleted', async () => {
    const { throttle } = withClock();
    await failing(throttle, 'closed', SIGN_IN_FAILURES_MAX);
    await failing(throttle, 'twice', 2);
    const others = Array.from({ length: FAILURE_ADDRESSES_MAX - 2 }, (_, number) => ({
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
      async (address) => (await throttle.read(address)).failures,
    );
    expect(await Promise.all(counts)).toEqual([SIGN_IN_FAILURES_MAX, 2, 0, 1, 1]);
  });
});
