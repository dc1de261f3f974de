import fc from 'fast-check';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { APPLICATION, NOW, TOURNAMENT } from '../../support/serverSamples';
import { createRuns } from '../../support/createRuns';

const PATH = '/api/tournaments/1';
const STALE = 'Турнир успели изменить с тех пор, как вы его открыли.';

let club: TestApp;
beforeEach(async () => {
  club = await createTestApp({ now: NOW, tournaments: [{}] });
});
afterEach(() => club.stop());

type Write = { version?: string; fee?: number; url?: string };

const createIfMatch = ({ version }: Write) =>
  version === undefined ? {} : { 'if-match': version };
const put = ({ fee = 900, url = PATH, ...write }: Write) =>
  club.send({ method: 'PUT', url, payload: { entryFee: fee }, headers: createIfMatch(write) });
const remove = ({ url = PATH, ...write }: Write) =>
  club.send({ method: 'DELETE', url, headers: createIfMatch(write) });
const restore = ({ url = PATH, ...write }: Write) =>
  club.send({ method: 'POST', url: `${url}/restore`, headers: createIfMatch(write) });

describe('TRUST-1: the version in ETag', () => {
  test('TRUST-1: is on reading, creating, changing and restoring one tournament', async () => {
    const tagOf = async (answer: ReturnType<TestApp['send']>) => {
      const { headers, json } = await answer;
      expect(headers.etag).toBe(`"${json.version}"`);
      return headers.etag;
    };
    const send = { method: 'POST', url: '/api/tournaments', payload: TOURNAMENT } as const;
    expect(await tagOf(club.send(send))).toBe('"1"');
    expect(await tagOf(put({}))).toBe('"2"');
    expect(await tagOf(club.send({ method: 'GET', url: PATH }))).toBe('"2"');
    expect((await remove({})).headers.etag).toBeUndefined();
    expect(await tagOf(restore({}))).toBe('"4"');
  });

  test('TRUST-1: an application leaves it', async () => {
    await club.call('POST', `${PATH}/applications`, APPLICATION);
    expect((await put({ version: '"1"' })).status).toBe(200);
  });
});

describe('TRUST-2: If-Match', () => {
  test.each(['"1"', '*', undefined])('TRUST-2: %s lets a change pass', async (version) => {
    expect((await put({ version })).json).toMatchObject({ entry_fee: 900, version: 2 });
  });

  test.each(['"1"', '*'])('TRUST-2: %s lets a deletion pass', async (version) => {
    expect((await remove({ version })).status).toBe(204);
  });

  test.each(['"2"', '*'])('TRUST-2: %s lets a restoring pass', async (version) => {
    await remove({ version: '*' });
    expect((await restore({ version })).status).toBe(200);
  });

  test.each(['', '1', 'W/"1"', '"1", "2"', '"one"', '"-1"', '"1', '**', '"1234567890123456"'])(
    'TRUST-2: anything else is refused with 400 and nothing is done: %j',
    async (version) => {
      for (const write of [put, remove, restore]) {
        const { status, json } = await write({ version });
        expect(status).toBe(400);
        expect(json).toEqual({
          message: 'If-Match: нужна версия в кавычках, например "3", или *.',
        });
      }
      expect((await club.call('GET', PATH)).json.version).toBe(1);
    },
  );

  test.each(['"1"', '*'])('TRUST-2: with %s too what is not there is 404', async (version) => {
    for (const write of [put, remove, restore]) {
      expect((await write({ version, url: '/api/tournaments/7' })).status).toBe(404);
    }
  });
});

describe('TRUST-3: a stale version', () => {
  test('TRUST-3: a change is refused with 412 and the tournament as it is now', async () => {
    await put({ fee: 100 });
    await club.call('POST', `${PATH}/applications`, APPLICATION);
    const { status, json } = await put({ version: '"1"', fee: 200 });
    const { json: current } = await club.call('GET', PATH);
    expect(status).toBe(412);
    expect(json).toEqual({ message: STALE, current });
    expect(current).toMatchObject({ entry_fee: 100, version: 2 });
  });

  test('TRUST-3: a change that would change nothing, or break a rule, is refused likewise', async () => {
    await put({ fee: 100 });
    expect((await put({ version: '"1"', fee: 100 })).status).toBe(412);
    expect((await put({ version: '"1"', fee: -1 })).status).toBe(412);
  });

  test('TRUST-3: a deletion is refused, and the tournament stays', async () => {
    await put({ fee: 100 });
    const { status, json } = await remove({ version: '"1"' });
    expect({ status, json }).toMatchObject({ status: 412, json: { current: { version: 2 } } });
    expect((await club.call('GET', PATH)).status).toBe(200);
  });

  test('TRUST-3: a restoring is refused, with when it was deleted', async () => {
    await remove({ version: '*' });
    const { status, json } = await restore({ version: '"1"' });
    expect(status).toBe(412);
    expect(json.current).toMatchObject({ version: 2, deleted_at: new Date(NOW).toISOString() });
    expect((await club.call('GET', PATH)).status).toBe(404);
  });

  test('TRUST-3: a version from before the trash is stale after it', async () => {
    await remove({ version: '"1"' });
    await restore({ version: '"2"' });
    expect((await put({ version: '"1"' })).status).toBe(412);
  });
});

type Action = 'look' | 'save' | 'delete' | 'restore';
type Step = { editor: number; action: Action };

const action = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Action>('look') },
  { weight: 5, arbitrary: fc.constant<Action>('save') },
  { weight: 1, arbitrary: fc.constant<Action>('delete') },
  { weight: 1, arbitrary: fc.constant<Action>('restore') },
);
/** Steps of two to five editors: simultaneous within a round, one round after another. */
const rounds = fc.integer({ min: 2, max: 5 }).chain((editors) =>
  fc.array(
    fc.array(fc.record<Step>({ editor: fc.nat(editors - 1), action }), {
      minLength: 1,
      maxLength: editors,
    }),
    { minLength: 1, maxLength: 6 },
  ),
);

test('TRUST-3: at most one of the writes that build on one version succeeds, in any interleaving', async () => {
  await club.stop();
  club = await createTestApp({ now: NOW, isInterleaved: true });
  // The fee differs from the created tournament's, because a write without a change does not count.
  let fee = TOURNAMENT.entryFee;
  await fc.assert(
    fc.asyncProperty(rounds, async (steps) => {
      const { json: created } = await club.call('POST', '/api/tournaments', TOURNAMENT);
      const url = `/api/tournaments/${created.id}`;
      const knownVersions: number[] = Array<number>(5).fill(created.version!);
      const builtOn: number[] = [];

      async function take({ editor, action: what }: Step): Promise<void> {
        const base = knownVersions[editor]!;
        const version = `"${base}"`;
        if (what === 'look') {
          const { status, json } = await club.call('GET', url);
          if (status === 200) knownVersions[editor] = json.version!;
          return;
        }
        const write = { save: put, delete: remove, restore }[what];
        const { status, json } = await write({ version, url, fee: (fee += 1) });
        expect([200, 204, 404, 412]).toContain(status);
        if (status === 404) return;
        if (status === 412) expect(json.current.version).not.toBe(base);
        else builtOn.push(base);
        const { version: known } = status === 412 ? json.current : { version: base + 1 };
        if (status === 200) expect(json.version).toBe(base + 1);
        knownVersions[editor] = known!;
      }

      for (const round of steps) await Promise.all(round.map(take));
      expect(new Set(builtOn).size).toBe(builtOn.length);
      const { json: history } = await club.call('GET', `${url}/history`);
      const versions = history.map(({ version }) => version).reverse();
      expect(versions).toEqual([1, ...builtOn.sort((a, b) => a - b).map((base) => base + 1)]);
      expect(versions).toEqual(versions.map((_, index) => index + 1));
    }),
    createRuns(60),
  );
});
