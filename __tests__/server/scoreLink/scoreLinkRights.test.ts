import { randomUUID } from 'node:crypto';
import { openScoreClub, type ScoreClub, createResult } from '../../support/scoreLink';

let club: ScoreClub['club'];
let link: ScoreClub['link'];
let readText: ScoreClub['readText'];
beforeEach(async () => {
  ({ club, link, readText } = await openScoreClub());
});
afterEach(() => club.stop());

const readBoard = async () => (await link.get('/board')).json<{ round: { number: number } }>();

describe('rights', () => {
  beforeEach(() => link.startRound());

  test('SEEN-13: a link corrects and takes back its own result; the history has no user for it', async () => {
    expect((await link.send(await link.createRequest(1, createResult(15)))).status).toBe(200);
    expect((await link.send(await link.createRequest(1, createResult(14)))).status).toBe(200);
    expect((await link.send(await link.createRequest(1, null))).status).toBe(200);
    const history = (await link.desk.readHistory()).json.slice(0, 3);
    expect(history.map(({ username, events }) => [username, events[0]!.kind])).toEqual(
      Array(3).fill([null, 'resultChanged']),
    );
  });

  test('SEEN-13: a result of the desk is fixed, also where it corrects a link’s', async () => {
    await link.score(1, createResult(15));
    await link.send(await link.createRequest(2, createResult(15)));
    await link.score(2, createResult(16));
    for (const court of [1, 2]) {
      const now = await link.readResult(court);
      const refused = await link.send(await link.createRequest(court, createResult(3)));
      expect([refused.status, await link.readResult(court)]).toEqual([409, now]);
      expect(
        (await link.post({ ...(await link.createPadFields(court)), mark: 'none' })).statusCode,
      ).toBe(409);
    }
    expect(await readText(await link.getPadQuery(1))).not.toContain('Очки пары');
    expect(await readText()).toContain('записал клуб');
  });

  test('SEEN-13: once the next round has begun, the one before is closed, and a drawing that is gone as well', async () => {
    await link.send(await link.createRequest(1, createResult(15)));
    const late = await link.createRequest(1, createResult(14));
    await link.send(await link.createRequest(2, createResult(15)));
    await link.startRound();
    expect((await readBoard()).round.number).toBe(2);
    for (const roundId of [late.roundId, 'unknown']) {
      const refused = await link.send({ ...late, roundId });
      expect([refused.status, refused.json!.message]).toEqual([
        409,
        'Раунд тем временем сменился: этот счёт запишет администратор.',
      ]);
    }
    const [first] = (await link.readState()).rounds;
    expect(first!.matches[0]!.result).toEqual(createResult(15));
  });

  test('SEEN-17: a repeat is the same change, and the same result from two is one', async () => {
    const sent = await link.createRequest(1, createResult(15));
    const answers = [await link.send(sent), await link.send(sent)];
    await link.score(1, createResult(16));
    answers.push(await link.send(sent));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await link.readResult(1)).toEqual(createResult(16));
    const agreed = { ...(await link.createRequest(1, createResult(16))), from: null };
    expect((await link.send(agreed)).status).toBe(200);
    const entered = (await link.desk.readHistory()).json.filter(({ events }) =>
      events.some(({ kind }) => kind === 'resultChanged'),
    );
    expect(entered).toHaveLength(2);
  });

  test('SEEN-17: one of many results of one match at once is accepted, and the others are refused', async () => {
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) => link.createRequest(1, createResult(index))),
    );
    const answers = await Promise.all(sent.map((one) => link.send(one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const result = await link.readResult(1);
    const told = answers.filter(({ status }) => status === 409).map(({ json }) => json!.message);
    expect(new Set(told)).toEqual(new Set([`Счёт уже ввели: ${result!.a}:${result!.b}.`]));
  });

  test.each([
    ['no id', { id: 'x' }],
    ['another field', { username: 'admin' }],
    ['a result that none is', { to: { a: -1, b: 25, mark: null } }],
    ['events', { events: [] }],
  ])('SEEN-13: a body with %s is refused with 400', async (_, changes) => {
    const { status } = await link.send({
      ...(await link.createRequest(1, createResult(15))),
      ...changes,
    });
    expect([status, await link.readResult(1)]).toEqual([400, null]);
  });

  test('SEEN-18: the board is answered by its tag', async () => {
    const { headers } = await link.get('/board');
    const again = await link.get('/board', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await link.send({ ...(await link.createRequest(1, createResult(15))), id: randomUUID() });
    expect((await link.get('/board', { 'if-none-match': String(headers.etag) })).statusCode).toBe(
      200,
    );
  });
});
