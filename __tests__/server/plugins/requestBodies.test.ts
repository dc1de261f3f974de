import { randomUUID } from 'node:crypto';
import type { Problem } from '../../../src/domain/protocol/problem';
import { measureProcessorTime } from '../../support/measureProcessorTime';
import { createRawRequests } from '../../support/rawRequests';
import {
  formatAuthorization,
  createTestApp,
  PASSWORD,
  type TestApp,
} from '../../support/serverApp';
import { APPLICATION, NOW, TOURNAMENT } from '../../support/serverSamples';

let club: TestApp;
const { post } = createRawRequests(() => club);

/** The tests share one club, because their refused requests leave it unchanged. */
function shareClub() {
  beforeAll(async () => {
    club = await createTestApp({ now: NOW, tournaments: [{}] });
  });
  afterAll(() => club.stop());
}

const honest = JSON.stringify(TOURNAMENT);

describe('TRUST-47: a body that is not what it says', () => {
  shareClub();

  const refused = async (payload: string | Buffer, headers: Record<string, string> = {}) => {
    const { status, json } = await club.send({
      method: 'POST',
      url: '/api/tournaments',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect((await club.call('GET', '/api/tournaments')).json).toHaveLength(1);
    return { status, json };
  };
  const notJson = { status: 400, json: { message: 'Тело запроса — не JSON.' } };

  test.each([
    ['bytes that are no UTF-8', Buffer.from(honest.replace('Анна', 'А\xff'), 'latin1')],
    [
      'a cut-off character',
      Buffer.concat([Buffer.from('{"a":"'), Buffer.from('f09f98227d', 'hex')]),
    ],
    ['a byte order mark', `\uFEFF${honest}`],
  ])('%s', async (_, payload) => {
    expect(await refused(payload)).toEqual(notJson);
  });

  test.each([
    ['content-encoding', 'gzip'],
    ['transfer-encoding', 'gzip, chunked'],
    ['content-type', 'application/json; charset=windows-1251'],
  ])('415: %s: %s', async (name, value) => {
    expect((await refused(honest, { [name]: value })).status).toBe(415);
  });

  test.each(['\\u0000', '\\ud800', '\\udc00\\ud800'])('a text with %s', async (text) => {
    const { organizerName } = TOURNAMENT;
    const { status, json } = await refused(honest.replace(organizerName, organizerName + text));
    expect(status).toBe(400);
    expect(json.fieldErrors).toEqual({ organizerName: 'недопустимые символы' });
  });

  test('names that every object has are fields as unknown as any', async () => {
    const { json } = await refused(honest.replace('{', '{"constructor":1,'));
    expect(json.fieldErrors.constructor).toBe('неизвестное поле');
    expect(json.message).toContain('constructor: неизвестное поле');
  });

  test('TRUST-73: the first of thousands of unknown fields is reported', async () => {
    const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`f${index}`, 1]));
    const { status, json } = await refused(JSON.stringify({ ...TOURNAMENT, ...many }));
    expect(status).toBe(400);
    expect(json.fieldErrors).toEqual({ f0: 'неизвестное поле' });
  });
});

describe('TRUST-73: a body of more parts than any call takes is refused as it comes', () => {
  shareClub();
  const TOO_MANY = { message: 'В теле запроса слишком много частей.' };
  const repeat = (count: number, write: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => write(index)).join();

  test.each([
    ['names of one object', `{${repeat(2_049, (index) => `"name ${index}":0`)}}`],
    ['names of many', `[${repeat(2_049, (index) => `{"name ${index}":0}`)}]`],
    ['items', `[${repeat(8_193, () => '0')}]`],
    ['brackets', `[${repeat(4_097, () => '[]')}]`],
  ])('%s', async (_, payload) => {
    const { status, json } = await post(payload);
    expect({ status, json }).toEqual({ status: 400, json: TOO_MANY });
  });

  test('signs within a text are no parts', async () => {
    const { json } = await post(`{"name":"${'[{:,}]'.repeat(9_000)}\\"${':,'.repeat(2_000)}"}`);
    expect(json.message).toContain('обязательное поле');
  });

  const uuid = (index: number) => `a5c8b0b0-0bbf-4bdf-8b2b-${String(index).padStart(12, '0')}`;
  const match = { a: [uuid(1), uuid(2)], b: [uuid(3), uuid(4)], result: null };
  const round = {
    id: '1f3a5c7e9b2d4f60',
    basis: '9b2d4f601f3a5c7e',
    seed: 4_294_967_295,
    seeding: [],
    matches: Array.from({ length: 10 }, (_, index) => ({ court: index + 1, ...match })),
    rests: [],
    start: null,
  };
  const rounds = Array.from({ length: 40 }, () => round);
  const from = { status: 'review', rank: 'a0', needsNotice: false };
  const to = { status: 'confirmed', rank: 'a1', needsNotice: true };

  test.each([
    [
      'as many rounds on as many courts as there may be, drawn anew',
      [{ kind: 'roundsReplaced', after: null, from: rounds, to: rounds }],
    ],
    [
      'all whom one change can let in',
      Array.from({ length: 600 }, (_, index) => ({
        ...{ kind: 'entryChanged', entryId: uuid(index), from, to },
      })),
    ],
  ])('an honest change is not: %s', async (_, events) => {
    const body = { id: randomUUID(), events, undoes: null };
    const { status, json } = await club.call('POST', '/api/tournaments/1/play/changes', body);
    // The play refuses the change after reading the whole body.
    expect([412, 422]).toContain(status);
    expect(json.message).not.toBe(TOO_MANY.message);
  });
});

describe('TRUST-73, TRUST-84: marks that have to be sorted cost less than sorting them', () => {
  shareClub();
  // As many combining marks as a body can contain, in the reverse of their normalised order.
  const MARKS = '\u0301\u0316'.repeat(16_000);

  test.each([
    ['/api/auth/login', { username: MARKS, password: PASSWORD }],
    ['/api/auth/login', { username: 'admin', password: MARKS }],
    ['/api/tournaments', { ...TOURNAMENT, organizerName: `А${MARKS}` }],
    ['/api/tournaments/1/applications', { ...APPLICATION, name: `А${MARKS}` }],
    [
      '/api/tournaments/1/play/entries',
      {
        id: randomUUID(),
        entries: [
          { id: randomUUID(), givenName: `А${MARKS}`, familyName: '', phone: null, level: null },
        ],
      },
    ],
  ])('POST %s', async (url, body) => {
    const send = async () => {
      expect((await club.call('POST', url, body)).status).toBeLessThan(500);
    };
    await send();
    const sorting = await measureProcessorTime(async () => MARKS.normalize('NFC'));
    // The measurement includes other threads, such as garbage collection, so the shortest of three counts.
    const times: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) times.push(await measureProcessorTime(send));
    expect(Math.min(...times)).toBeLessThan(sorting / 2);
  });
});

describe('TRUST-73: a refused body is reported in few words', () => {
  shareClub();

  const ANSWER_MAX = 16_384;
  const nest = (levels: number, inner: string) => '['.repeat(levels) + inner + ']'.repeat(levels);
  const listUnfit = (count: number) => Array.from({ length: count }, () => '"\\u0000"').join();

  test.each([
    ['many unfit texts at the bottom of a deep body', nest(16_375, listUnfit(3_600))],
    ['as many within a field', `{"organizerName":${nest(16_000, listUnfit(3_600))}}`],
    ['one under a name that is long', `{"${'a'.repeat(60_000)}":"\\u0000"}`],
    ['an unknown field whose name is long', `{"${'\\u0000'.repeat(10_000)}":1}`],
    ['a name of half a character', '{"\\ud800":1}'],
  ])('%s', async (_, payload) => {
    for (const url of ['/api/auth/login', '/api/tournaments']) {
      const response = await club.app.inject({
        method: 'POST',
        url,
        payload,
        headers: {
          'content-type': 'application/json',
          authorization: formatAuthorization(PASSWORD),
        },
      });
      expect(response.statusCode).toBe(400);
      expect(response.rawPayload.length).toBeLessThan(ANSWER_MAX);
      expect(response.json<Problem>().message).not.toMatch(/[\0\p{Surrogate}]/u);
    }
  });

  test('events of a change are told apart by their kind', async () => {
    const send = (event: unknown) =>
      club.call('POST', '/api/tournaments/1/play/changes', {
        id: randomUUID(),
        events: [event],
        undoes: null,
      });
    const readErrors = async (event: unknown) => {
      const { status, json } = await send(event);
      expect(status).toBe(400);
      return json.fieldErrors;
    };
    expect(await readErrors({})).toEqual({ 'events[0].kind': 'обязательное поле' });
    expect(await readErrors({ kind: 'none' })).toEqual({
      'events[0].kind': 'недопустимое значение',
    });
    expect(await readErrors('text')).toEqual({ 'events[0]': 'ожидается объект' });
    expect(await readErrors({ kind: 'roundStarted' })).toEqual({
      'events[0].roundId': 'обязательное поле',
    });
  });
});

describe('TRUST-47: a body that is what it says', () => {
  shareClub();

  test.each(['application/json;charset=UTF-8', 'application/json; charset="utf-8"'])(
    'UTF-8 may be said: %s',
    async (contentType) => {
      expect((await post(honest, contentType)).status).toBe(201);
    },
  );

  test('a text with a whole surrogate pair is stored', async () => {
    const { organizerName } = TOURNAMENT;
    const body = honest.replace(organizerName, `${organizerName}\\ud83c\\udfbe`);
    expect((await post(body)).json.organizer_name).toBe(`${organizerName}🎾`);
  });
});

describe('413 and 415', () => {
  shareClub();

  test('413: a body beyond what a tournament can need', async () => {
    const { status, json } = await post(JSON.stringify({ organizerName: 'я'.repeat(70_000) }));
    expect(status).toBe(413);
    expect(json).toEqual({ message: 'Запрос слишком велик.' });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'nonsense'])(
    '415: a body of the type %s',
    async (contentType) => {
      const { status, json } = await post('a=1', contentType);
      expect(status).toBe(415);
      expect(json).toEqual({
        message: 'Сервер принимает только JSON (Content-Type: application/json).',
      });
    },
  );
});
