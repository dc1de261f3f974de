import { randomUUID } from 'node:crypto';
import { NO_PAD } from '../../src/domain/play/scoreLink/padAddress';
import { makeScoreReceiver } from '../../src/server/scoreLink/receiveScore';
import { scoreLink, to24 } from '../support/scoreLink';
import { boardOf } from '../support/scoreScript';
import { makeTestApp, type TestApp } from '../support/serverApp';
import { NOW } from '../support/serverSamples';
import { textOf, valueOf } from '../support/signUpPage';

const GONE = 'Эта ссылка больше не действует Попросите в клубе новую.';
const NAMES = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дина', 'Егор', 'Жанна', 'Захар'];

let club: TestApp;
let link: Awaited<ReturnType<typeof scoreLink>>;
let lines: string[];

beforeEach(async () => {
  lines = [];
  const applications = NAMES.map((name, index) => ({
    name: `${name} Канарейкин`,
    contactPhone: `+7 (903) 555-11-0${index}`,
  }));
  club = await makeTestApp({
    now: NOW,
    tournaments: [{ applications, entryFee: 1_717 }],
    isInterleaved: true,
    onLogLine: (line) => lines.push(line),
  });
  link = await scoreLink(club);
});
afterEach(() => club.stop());

const text = async (query?: string) => textOf((await link.get(query)).body);
const board = async () => (await link.get('/board')).json<{ round: { number: number } }>();

describe('the page', () => {
  test('SEEN-14: says where the round is, with public names alone', async () => {
    expect(await text()).toContain('Раунд ещё не начался');
    await link.begin();
    const { statusCode, headers, body } = await link.get();
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const said = textOf(body);
    expect(said).toContain('Раунд 1 до суммы 24');
    for (const name of NAMES) expect(said).toContain(`${name} К.`);
    expect(said).toContain('Записать счёт : Корт 1');
  });

  test('SEEN-20: no phone, full name, fee or entry’s id is anywhere in it', async () => {
    await link.begin();
    const { json } = await link.desk.read();
    const canaries = [
      'Канарейкин',
      '555-11',
      '1717',
      '1 717',
      ...json.entries.map(({ id }) => id),
      json.signUp.path,
    ];
    const pages = [link.get(), link.get(await link.pad(1)), link.get('/board')];
    for (const { body } of await Promise.all(pages)) {
      expect(body).toContain('Анна К.');
      for (const canary of canaries) expect(body).not.toContain(canary);
    }
  });

  test('SEEN-20: nobody keeps or lists it, looking changes nothing, and the log has no secret', async () => {
    await link.begin();
    const before = (await link.desk.read()).json;
    for (const query of ['', `${await link.pad(1)}&a=15&saved=1`, '/board']) {
      const { headers } = await link.get(query);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    }
    await link.send({ nonsense: true });
    expect((await link.desk.read()).json).toEqual(before);
    expect(lines.join('')).toContain('/score/:token');
    expect(lines.join('')).not.toContain(link.path.split('/').at(-1));
  });

  test('SEEN-19: an address that was taken away or renewed is unknown, for whatever is asked', async () => {
    await link.begin();
    const sent = await link.sent(1, to24(15));
    const fields = await link.fields(1);
    for (const end of ['openLink', 'closeLink'] as const) {
      await link.desk[end]('score');
      const asked = [link.get(), link.get('/board'), link.post({ ...fields, a: 15 })];
      for (const { statusCode, body } of await Promise.all(asked)) {
        expect([statusCode, textOf(body)]).toEqual([404, expect.stringContaining(GONE)]);
      }
      expect((await link.send(sent)).status).toBe(404);
    }
    expect(await link.result(1)).toBeNull();
  });

  test('SEEN-19: in the trash it is gone, and once the evening is over it says so and takes nothing', async () => {
    await link.begin();
    const sent = await link.sent(1, to24(15));
    const finishedAt = '2026-06-01T18:00:00.000Z';
    const finish = {
      kind: 'outcomeChanged' as const,
      from: { finishedAt: null },
      to: { finishedAt },
    };
    await link.desk.change({ events: [finish] });
    expect(await text()).toContain('Турнир закончен');
    const refused = await link.send(sent);
    expect([refused.status, refused.json!.message]).toEqual([
      409,
      'Турнир закончен: счёт больше не вводят.',
    ]);
    await club.send({ method: 'DELETE', url: '/api/tournaments/1' });
    const { statusCode, body } = await link.get();
    expect([statusCode, textOf(body)]).toEqual([410, expect.stringContaining('Турнир отменён')]);
    expect((await link.send(sent)).status).toBe(410);
  });
});

describe('the form', () => {
  beforeEach(() => link.begin());

  test('SEEN-15: one press is a whole result, and the pad leads on to the next court', async () => {
    const query = await link.pad(1);
    const pad = await link.get(query);
    const fields = Object.fromEntries(
      ['id', 'round', 'court', 'was'].map((name) => [name, valueOf(pad.body, name)!]),
    );
    expect(pad.body).toMatch(/<button[^>]*type="submit" value="15" name="a"/);
    const { statusCode, headers } = await link.post({ ...fields, a: 15 });
    expect([statusCode, headers.location]).toEqual([303, `${link.path}${query}&saved=1`]);
    expect(await link.result(1)).toEqual(to24(15));
    const saved = await text(`${query}&saved=1`);
    expect(saved).toContain('Записано: 15:9');
    expect(saved).toContain('Дальше: корт 2');
  });

  test.each([
    ['the other pair', { b: 15 }, to24(9)],
    ['stopped', { a: 7, b: 5, mark: 'stopped' }, { a: 7, b: 5, mark: 'stopped' }],
    ['not played', { mark: 'notPlayed' }, { a: 0, b: 0, mark: 'notPlayed' }],
  ])('SEEN-15: %s', async (_, typed, result) => {
    expect((await link.post({ ...(await link.fields(1)), ...typed })).statusCode).toBe(303);
    expect(await link.result(1)).toEqual(result);
  });

  test.each([
    [{ a: 25 }, 'Не больше 24.'],
    [{ a: 20, b: 20 }, 'Сумма должна быть 24.'],
    [{ a: 7, mark: 'stopped' }, 'Введите очки обеих пар.'],
    [{ a: 'x' }, 'Очки — целые числа от 0.'],
    [{}, 'Введите очки.'],
  ])('SEEN-15: %j is refused: %s', async (typed, problem) => {
    const { statusCode, body } = await link.post({ ...(await link.fields(1)), ...typed });
    expect([statusCode, textOf(body)]).toEqual([422, expect.stringContaining(problem)]);
    expect(await link.result(1)).toBeNull();
  });

  test('SEEN-15: once the next round has begun, the address of a pad is that of the courts', async () => {
    const query = `${await link.pad(2)}&a=15`;
    expect(await text(query)).toContain('Очки пары');
    await Promise.all([1, 2].map((court) => link.score(court, to24(15))));
    await link.begin();
    for (const old of [query, '?court=2&a=15']) {
      expect(await text(old)).toContain('Раунд 2 до суммы 24');
      expect(await text(old)).not.toContain('Очки пары');
    }
    expect(await text(await link.pad(2))).toContain('Очки пары');
  });

  test('SEEN-15: a form that the next round overtakes is answered by its courts', async () => {
    const boards = [boardOf('r1', 1), boardOf('r2', 2)];
    const receive = makeScoreReceiver({
      subjectOf: async () => ({ tournamentId: 1, title: '', board: boards.shift()! }),
      enter: async () => ({ refused: 'round' }),
    });
    const form = { id: randomUUID(), round: 'r1', court: '1', was: 'null', a: '15' };
    expect(await receive('token', form, {})).toMatchObject({ status: 409, address: NO_PAD });
  });

  test('SEEN-72: a name that stands several times in the address says nothing', async () => {
    const { statusCode, body } = await link.get(`${await link.pad(1)}&court=2&a=3&a=4`);
    expect([statusCode, textOf(body)]).toEqual([200, expect.stringContaining('Записать счёт')]);
  });

  test('SEEN-72: by the clock digits lead on, to the other pair and to the result', async () => {
    await link.desk.change({
      events: [{ kind: 'settingsChanged', from: { scoring: 'total' }, to: { scoring: 'timed' } }],
    });
    await Promise.all([1, 2].map((court) => link.score(court, to24(15))));
    await link.begin();
    const hrefs = async (query: string) =>
      Object.fromEntries(
        [...(await link.get(query)).body.matchAll(/<a id="(d\d|erase|done)"[^>]*?>/g)].map(
          ([tag, id]) => [id, /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&')],
        ),
      );
    const pad = await link.pad(1);
    const empty = await hrefs(pad);
    expect(empty).toMatchObject({ d3: `${pad}&a=3`, erase: undefined, done: undefined });
    expect(await hrefs(`${pad}&a=31`)).toMatchObject({
      d0: `${pad}&a=310`,
      erase: `${pad}&a=3`,
      done: `${pad}&pair=b&a=31`,
    });
    expect(new Set(Object.values(await hrefs(`${pad}&a=999`))).size).toBe(3);
    const { body } = await link.get(`${pad}&pair=b&a=31&b=40`);
    expect(body).toMatch(/<button id="done"[^>]*value="40" name="b"/);
    expect(valueOf(body, 'a')).toBe('31');
  });

  test('SEEN-15: to a winner’s points it is a press for each pair', async () => {
    const timed = await scoreLink(club);
    const scores = { scoring: 'firstTo' as const, firstTo: 16 };
    const change = async (to: object, from: object) =>
      timed.desk.change({ events: [{ kind: 'settingsChanged', from, to }] });
    await change(scores, { scoring: 'total', firstTo: 16 });
    await Promise.all([1, 2].map((court) => timed.score(court, to24(15))));
    await timed.begin();
    const pad = await timed.pad(1);
    const next = `${pad}&pair=b&a=9`;
    expect((await timed.get(pad)).body).toContain(`href="${next.replaceAll('&', '&amp;')}"`);
    const second = await timed.get(next);
    expect(second.body).toMatch(/value="16"[^>]*>16/);
    expect(second.body).toMatch(/disabled=""[^>]*>15/);
    const { statusCode } = await timed.post({ ...(await timed.fields(1)), a: 9, b: 16 });
    expect([statusCode, await timed.result(1)]).toEqual([303, { a: 9, b: 16, mark: null }]);
  });

  test('SEEN-17: what somebody else entered meanwhile stays, and the page says both', async () => {
    const fields = await link.fields(1);
    await link.send(await link.sent(1, to24(14)));
    const { statusCode, body } = await link.post({ ...fields, a: 15 });
    expect(statusCode).toBe(409);
    expect(textOf(body)).toContain('Счёт уже ввели: 14:10. У вас: 15:9.');
    expect(valueOf(body, 'was')).toBe(JSON.stringify(to24(14)));
    expect(await link.result(1)).toEqual(to24(14));
  });
});

describe('rights', () => {
  beforeEach(() => link.begin());

  test('SEEN-13, SEEN-16: what a link entered it corrects and takes back; the history says by whom', async () => {
    expect((await link.send(await link.sent(1, to24(15)))).status).toBe(200);
    expect((await link.send(await link.sent(1, to24(14)))).status).toBe(200);
    expect((await link.send(await link.sent(1, null))).status).toBe(200);
    const history = (await link.desk.history()).json.slice(0, 3);
    expect(history.map(({ username, events }) => [username, events[0]!.kind])).toEqual(
      Array(3).fill([null, 'resultChanged']),
    );
  });

  test('SEEN-13: a result of the desk is fixed, also where it corrects a link’s', async () => {
    await link.score(1, to24(15));
    await link.send(await link.sent(2, to24(15)));
    await link.score(2, to24(16));
    for (const court of [1, 2]) {
      const now = await link.result(court);
      const refused = await link.send(await link.sent(court, to24(3)));
      expect([refused.status, await link.result(court)]).toEqual([409, now]);
      expect((await link.post({ ...(await link.fields(court)), mark: 'none' })).statusCode).toBe(
        409,
      );
    }
    expect(await text(await link.pad(1))).not.toContain('Очки пары');
    expect(await text()).toContain('записал клуб');
  });

  test('SEEN-13: once the next round has begun, the one before is closed, and a drawing that is gone as well', async () => {
    await link.send(await link.sent(1, to24(15)));
    const late = await link.sent(1, to24(14));
    await link.send(await link.sent(2, to24(15)));
    await link.begin();
    expect((await board()).round.number).toBe(2);
    for (const roundId of [late.roundId, 'unknown']) {
      const refused = await link.send({ ...late, roundId });
      expect([refused.status, refused.json!.message]).toEqual([
        409,
        'Раунд тем временем сменился: этот счёт запишет администратор.',
      ]);
    }
    const [first] = (await link.state()).rounds;
    expect(first!.matches[0]!.result).toEqual(to24(15));
  });

  test('SEEN-17: a repeat is the same change, and the same result from two is one', async () => {
    const sent = await link.sent(1, to24(15));
    const answers = [await link.send(sent), await link.send(sent)];
    await link.score(1, to24(16));
    answers.push(await link.send(sent));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await link.result(1)).toEqual(to24(16));
    const agreed = { ...(await link.sent(1, to24(16))), from: null };
    expect((await link.send(agreed)).status).toBe(200);
    const entered = (await link.desk.history()).json.filter(({ events }) =>
      events.some(({ kind }) => kind === 'resultChanged'),
    );
    expect(entered).toHaveLength(2);
  });

  test('SEEN-17: of many who enter a match at once one is right, the others are told', async () => {
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) => link.sent(1, to24(index))),
    );
    const answers = await Promise.all(sent.map((one) => link.send(one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const result = await link.result(1);
    const told = answers.filter(({ status }) => status === 409).map(({ json }) => json!.message);
    expect(new Set(told)).toEqual(new Set([`Счёт уже ввели: ${result!.a}:${result!.b}.`]));
  });

  test.each([
    ['no id', { id: 'x' }],
    ['another field', { username: 'admin' }],
    ['a result that none is', { to: { a: -1, b: 25, mark: null } }],
    ['events', { events: [] }],
  ])('SEEN-13: a body with %s is refused with 400', async (_, changes) => {
    const { status } = await link.send({ ...(await link.sent(1, to24(15))), ...changes });
    expect([status, await link.result(1)]).toEqual([400, null]);
  });

  test('SEEN-18: the board is answered by its tag', async () => {
    const { headers } = await link.get('/board');
    const again = await link.get('/board', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await link.send({ ...(await link.sent(1, to24(15))), id: randomUUID() });
    expect((await link.get('/board', { 'if-none-match': String(headers.etag) })).statusCode).toBe(
      200,
    );
  });

  test('TRUST-72: the 601st request within a minute is refused by a page', async () => {
    for (let count = 0; count < 600; count += 1) await link.get('/board');
    const { statusCode, headers, body } = await link.get();
    expect([statusCode, headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(textOf(body)).toContain('Слишком много запросов с этого адреса');
  });
});
