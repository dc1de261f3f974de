import { IN_MEMORY, openSqliteDatabase } from '../../../src/server/db/sqlite/open';
import { createFailureRepository } from '../../../src/server/sessions/failureRepository';
import {
  HASHES_AT_ONCE,
  KNOWN_SIGN_IN_ADDRESS_RANK,
  createPasswordQueue,
} from '../../../src/server/sessions/passwordQueue';
import { createSessionRepository } from '../../../src/server/sessions/sessionRepository';
import { createSignIn } from '../../../src/server/sessions/signIn';
import { createSessionStore } from '../../../src/server/sessions/sessionStore';
import { createSignInThrottle } from '../../../src/server/sessions/signInThrottle';
import {
  formatAuthorization,
  PASSWORD,
  createQuickPasswords,
  USERNAME,
} from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';

const WAITING_HASHES_MAX = 200;

const KNOWN_ADDRESS_LIFETIME_MS = 30 * 24 * 60 * 60_000;

/** Waits until all pending promises have settled: the queued work takes no time of its own. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
}

/** A queue whose running slots are all taken. */
async function createBusyQueue() {
  const queue = createPasswordQueue();
  const leave: (() => void)[] = [];
  const started: string[] = [];
  const enter = (name: string, rank: number, address = name) =>
    queue.runHash(address, rank, async () => {
      started.push(name);
      await new Promise<void>((resolve) => leave.push(resolve));
    });
  for (let place = 0; place < HASHES_AT_ONCE; place += 1)
    void enter('taken', KNOWN_SIGN_IN_ADDRESS_RANK);
  await settle();
  started.length = 0;
  /** Ends the oldest running work. */
  const leaveOne = async () => {
    leave.shift()!();
    await settle();
  };
  return { enter, begun: started, leaveOne };
}

describe('TRUST-17: the queue for a hash', () => {
  test('goes by rank, and among equals by who came last', async () => {
    const { enter, begun, leaveOne } = await createBusyQueue();
    for (const [name, rank] of [
      ['failed', 1],
      ['first', 0],
      ['failed twice', 2],
      ['second', 0],
      ['known', KNOWN_SIGN_IN_ADDRESS_RANK],
    ] as const) {
      void enter(name, rank);
    }
    for (let time = 0; time < 6; time += 1) await leaveOne();
    expect(begun).toEqual(['known', 'second', 'first', 'failed', 'failed twice']);
  });

  test('turns the last in it away when it is full', async () => {
    const { enter, begun, leaveOne } = await createBusyQueue();
    const oldest = enter('failed', 1);
    for (let entry = 1; entry < WAITING_HASHES_MAX; entry += 1) void enter('fresh', 0);
    const turned = expect(oldest).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 });
    void enter('newest', 0);
    await turned;
    await expect(enter('failed again', 1)).rejects.toMatchObject({ statusCode: 503 });
    await leaveOne();
    await leaveOne();
    expect(begun).toEqual(['newest']);
  });

  test('lets no attempt become the newest by being turned away', async () => {
    const { enter, begun, leaveOne } = await createBusyQueue();
    const oldest = enter('attacker', 0).catch(() => 'turned away');
    for (let entry = 0; entry < WAITING_HASHES_MAX - 1; entry += 1) void enter('fresh', 0);
    void enter('honest', 0);
    expect(await oldest).toBe('turned away');
    await leaveOne();
    await leaveOne();
    void enter('attacker again', 0, 'attacker');
    await leaveOne();
    expect(begun).toEqual(['honest', 'fresh']);
  });

  test('continues after work that throws', async () => {
    const queue = createPasswordQueue();
    const broken = () => queue.runHash('a', 0, () => Promise.reject(new Error('broken')));
    const all = await Promise.allSettled(Array.from({ length: 5 }, broken));
    expect(all.map(({ status }) => status)).toEqual(Array<string>(5).fill('rejected'));
    await expect(queue.runHash('a', 0, () => Promise.resolve(7))).resolves.toBe(7);
  });
});

test('an attempt that throws lets the next one of its address begin', async () => {
  const attempts = createPasswordQueue();
  const broken = attempts.runAttempt('a', () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  await expect(attempts.runAttempt('a', () => Promise.resolve(7))).resolves.toBe(7);
});

describe('TRUST-17: with passwords that take as long as they are let', () => {
  const database = openSqliteDatabase(IN_MEMORY);
  const failures = createFailureRepository(database);
  afterAll(() => database.destroy());

  const onFailure = (error: unknown) => {
    throw error;
  };

  let now: number;
  let started: string[];
  let ends: (() => void)[];
  let signIn: ReturnType<typeof createSignIn>;

  beforeEach(async () => {
    [now, started, ends] = [NOW, [], []];
    await failures.forgiveAll(0);
    const clock = () => now;
    const administrators = createSessionRepository(database);
    const quick = createQuickPasswords();
    if (!(await administrators.findAdministrator())) {
      const passwordHash = await quick.hash(PASSWORD);
      await administrators.addAdministrator(
        { username: USERNAME, passwordHash },
        '2026-01-01T00:00:00Z',
      );
    }
    const passwords = {
      ...quick,
      async isMatch(password: string) {
        started.push(password);
        await new Promise<void>((resolve) => ends.push(resolve));
        return password === PASSWORD;
      },
    };
    const sessions = createSessionStore({ sessions: administrators, onFailure });
    const throttle = createSignInThrottle({ clock, failures, onFailure });
    signIn = createSignIn({ administrators, sessions, passwords, throttle, clock });
  });

  const guess = (password: string, address: string) =>
    signIn.signIn(USERNAME, password, address).catch((error: unknown) => error);
  async function endOne() {
    ends.shift()!();
    await settle();
  }
  async function letIn(address: string) {
    const signedIn = guess(PASSWORD, address);
    await settle();
    await endOne();
    started.length = 0;
    return (await signedIn) as { token: string };
  }

  test('strangers are checked one at a time, by sign-in and by the header of a call', async () => {
    for (let address = 0; address < 5; address += 1) {
      void guess('guess', `192.0.2.${address}`);
      const header = formatAuthorization('guess');
      void signIn.authenticate(header, `198.51.100.${address}`).catch(() => undefined);
    }
    await settle();
    for (let ended = 0; ended < 10; ended += 1) {
      expect(started).toHaveLength(ended + 1);
      await endOne();
    }
  });

  test('an address that is known starts next to a stranger, and a third waits', async () => {
    for (const address of ['192.0.2.8', '192.0.2.9']) await letIn(address);
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.8', '192.0.2.9']) {
      void guess(address, address);
    }
    await settle();
    expect(started).toEqual(['192.0.2.1', '192.0.2.8']);
    await endOne();
    expect(started).toEqual(['192.0.2.1', '192.0.2.8', '192.0.2.9']);
    await endOne();
    await endOne();
    expect(started).toEqual(['192.0.2.1', '192.0.2.8', '192.0.2.9', '192.0.2.2']);
  });

  test('an address has one place, whatever it sends; one without failures goes first', async () => {
    for (const name of ['1', '2', '3']) void guess(name, '192.0.2.1');
    await settle();
    void guess('honest', '192.0.2.2');
    await endOne();
    for (const name of ['4', '5']) void guess(name, `192.0.2.${name}`);
    await settle();
    for (let time = 0; time < 5; time += 1) await endOne();
    expect(started).toEqual(['1', 'honest', '5', '4', '2', '3']);
  });

  test('a known address keeps its place when its administrator mistypes', async () => {
    await letIn('192.0.2.9');
    const mistyped = guess('mistyped', '192.0.2.9');
    await settle();
    await endOne();
    expect(await mistyped).toMatchObject({ statusCode: 401 });
    void guess('stranger', '192.0.2.1');
    void guess('known', '192.0.2.9');
    await settle();
    expect(started).toEqual(['mistyped', 'stranger', 'known']);
  });

  test('a token makes its address known, for 30 days, and waits for no hash', async () => {
    const { token } = await letIn('192.0.2.9');
    for (const address of ['192.0.2.1', '192.0.2.9']) void guess('busy', address);
    await settle();
    await signIn.authenticate(formatAuthorization(token), '192.0.2.10');
    await endOne();
    await endOne();
    void guess('stranger', '192.0.2.2');
    void guess('by token', '192.0.2.10');
    await settle();
    expect(started).toEqual(['busy', 'busy', 'stranger', 'by token']);
    await endOne();
    await endOne();
    now += KNOWN_ADDRESS_LIFETIME_MS;
    void guess('stranger', '192.0.2.3');
    void guess('known once', '192.0.2.10');
    await settle();
    expect(started.slice(4)).toEqual(['stranger']);
  });
});
