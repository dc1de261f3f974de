import { createFailureRepository } from '../../../src/server/sessions/failureRepository';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';
import { createStrictThrottles } from '../../support/createStrictThrottles';

const SIGN_IN_FIRST_WAIT_MS = 5 * 60_000;

const SIGN_IN_FAILURES_MAX = 5;

const SECOND = 1_000;

let club: TestApp;
beforeEach(async () => {
  club = await createTestApp({ now: NOW });
});
afterEach(() => club.stop());

const throttleOn = createStrictThrottles(() => club);

describe('TRUST-60: attempts stored while the database is read', () => {
  const ADDRESS = '192.0.2.1';

  /** A failure repository whose reads can be delayed until a pending write is stored. */
  function lateRepository() {
    const failures = createFailureRepository(club.database);
    let written: Promise<void> | undefined;
    return {
      ...failures,
      read: async (address: string) => {
        const stored = await failures.read(address);
        await written;
        return stored;
      },
      /** Delays later reads until the write is stored. */
      holdReadsFor: (write: Promise<void>) => {
        written = write;
      },
    };
  }

  test('a failure counts', async () => {
    const failures = lateRepository();
    const throttle = throttleOn(() => NOW, failures);
    let record = await throttle.read(ADDRESS);
    for (let failure = 1; failure <= SIGN_IN_FAILURES_MAX; failure += 1) {
      const stored = throttle.addFailure(ADDRESS, record);
      failures.holdReadsFor(stored);
      record = await throttle.read(ADDRESS);
      expect(record.failures).toBe(failure);
      await stored;
    }
    expect(record.secondsToWait).toBe(SIGN_IN_FIRST_WAIT_MS / SECOND);
  });

  test('a success deletes them', async () => {
    const failures = lateRepository();
    const throttle = throttleOn(() => NOW, failures);
    for (let failure = 1; failure <= SIGN_IN_FAILURES_MAX; failure += 1) {
      await throttle.addFailure(ADDRESS, await throttle.read(ADDRESS));
    }
    failures.holdReadsFor(throttle.removeFailures(ADDRESS));
    expect(await throttle.read(ADDRESS)).toMatchObject({ failures: 0, secondsToWait: 0 });
  });

  test('all failures of many at once are stored once', async () => {
    const throttle = throttleOn(() => NOW);
    const stored: Promise<void>[] = [];
    for (let failure = 1; failure < SIGN_IN_FAILURES_MAX; failure += 1) {
      stored.push(throttle.addFailure(ADDRESS, await throttle.read(ADDRESS)));
    }
    await Promise.all(stored);
    await throttle.close();
    expect(await throttleOn(() => NOW).read(ADDRESS)).toMatchObject({
      failures: SIGN_IN_FAILURES_MAX - 1,
    });
  });
});
