import { randomUUID } from 'node:crypto';
import { NO_PAD } from '../../../src/domain/play/scoreLink/padAddress';
import { createScoreFormHandler } from '../../../src/server/scoreLink/scoreFormHandler';
import { openScoreClub, type ScoreClub, createResult } from '../../support/scoreLink';
import { createView } from '../../support/scoreScript';
import { toText, findValue } from '../../support/signUpPage';

let club: ScoreClub['club'];
let link: ScoreClub['link'];
let readText: ScoreClub['readText'];
beforeEach(async () => {
  ({ club, link, readText } = await openScoreClub());
});
afterEach(() => club.stop());

describe('the form', () => {
  beforeEach(() => link.startRound());

  test('SEEN-15: one press is a whole result, and the pad leads on to the next court', async () => {
    const query = await link.getPadQuery(1);
    const pad = await link.get(query);
    const fields = Object.fromEntries(
      ['id', 'round', 'court', 'was'].map((name) => [name, findValue(pad.body, name)!]),
    );
    expect(pad.body).toMatch(/<button[^>]*type="submit" value="15" name="a"/);
    const { statusCode, headers } = await link.post({ ...fields, a: 15 });
    expect([statusCode, headers.location]).toEqual([303, `${link.path}${query}&saved=1`]);
    expect(await link.readResult(1)).toEqual(createResult(15));
    const saved = await readText(`${query}&saved=1`);
    expect(saved).toContain('Записано: 15:9');
    expect(saved).toContain('Дальше: корт 2');
  });

  test.each([
    ['the other pair', { b: 15 }, createResult(9)],
    ['stopped', { a: 7, b: 5, mark: 'stopped' }, { a: 7, b: 5, mark: 'stopped' }],
    ['not played', { mark: 'notPlayed' }, { a: 0, b: 0, mark: 'notPlayed' }],
  ])('SEEN-15: %s', async (_, typed, result) => {
    expect((await link.post({ ...(await link.createPadFields(1)), ...typed })).statusCode).toBe(
      303,
    );
    expect(await link.readResult(1)).toEqual(result);
  });

  test.each([
    [{ a: 25 }, 'Не больше 24.'],
    [{ a: 20, b: 20 }, 'Сумма должна быть 24.'],
    [{ a: 7, mark: 'stopped' }, 'Введите очки обеих пар.'],
    [{ a: 'x' }, 'Очки — целые числа от 0.'],
    [{}, 'Введите очки.'],
  ])('SEEN-15: %j is refused: %s', async (typed, problem) => {
    const { statusCode, body } = await link.post({ ...(await link.createPadFields(1)), ...typed });
    expect([statusCode, toText(body)]).toEqual([422, expect.stringContaining(problem)]);
    expect(await link.readResult(1)).toBeNull();
  });

  test('SEEN-17: a form that one has gone back to says that it was used', async () => {
    const fields = await link.createPadFields(1);
    expect((await link.post({ ...fields, a: 15 })).statusCode).toBe(303);
    expect((await link.post({ ...fields, a: 15 })).statusCode).toBe(303);
    const { statusCode, body } = await link.post({ ...fields, a: 14 });
    expect([statusCode, toText(body)]).toEqual([422, expect.stringContaining('другой счёт')]);
    expect(await link.readResult(1)).toEqual(createResult(15));
  });

  test('SEEN-15: once the next round has begun, the address of a pad is that of the courts', async () => {
    const query = `${await link.getPadQuery(2)}&a=15`;
    expect(await readText(query)).toContain('Очки пары');
    await Promise.all([1, 2].map((court) => link.score(court, createResult(15))));
    await link.startRound();
    for (const old of [query, '?court=2&a=15']) {
      expect(await readText(old)).toContain('Раунд 2 до суммы 24');
      expect(await readText(old)).not.toContain('Очки пары');
    }
    expect(await readText(await link.getPadQuery(2))).toContain('Очки пары');
  });

  test('SEEN-15: a form that the next round overtakes is answered by its courts', async () => {
    const boards = [createView('r1', 1), createView('r2', 2)];
    const receive = createScoreFormHandler({
      readTarget: async () => ({ tournamentId: 1, title: '', board: boards.shift()! }),
      enterResult: async () => ({ refused: 'round' }),
    });
    const form = { id: randomUUID(), round: 'r1', court: '1', was: 'null', a: '15' };
    expect(await receive('token', form, {})).toMatchObject({ status: 409, address: NO_PAD });
  });

  test('SEEN-72: a name that is several times in the address says nothing', async () => {
    const { statusCode, body } = await link.get(`${await link.getPadQuery(1)}&court=2&a=3&a=4`);
    expect([statusCode, toText(body)]).toEqual([200, expect.stringContaining('Записать счёт')]);
  });

  test('SEEN-17: a score that was entered elsewhere meanwhile stays, and the page says both', async () => {
    const fields = await link.createPadFields(1);
    await link.send(await link.createRequest(1, createResult(14)));
    const { statusCode, body } = await link.post({ ...fields, a: 15 });
    expect(statusCode).toBe(409);
    expect(toText(body)).toContain('Счёт уже ввели: 14:10. У вас: 15:9.');
    expect(findValue(body, 'was')).toBe(JSON.stringify(createResult(14)));
    expect(await link.readResult(1)).toEqual(createResult(14));
  });
});

describe('the form of another scoring', () => {
  test('SEEN-72: by the clock digits lead on, to the other pair and to the result', async () => {
    await link.desk.set({ scoring: 'timed' });
    await link.startRound();
    const hrefs = async (query: string) =>
      Object.fromEntries(
        [...(await link.get(query)).body.matchAll(/<a id="(d\d|erase|done)"[^>]*?>/g)].map(
          ([tag, id]) => [id, /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&')],
        ),
      );
    const pad = await link.getPadQuery(1);
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
    expect(findValue(body, 'a')).toBe('31');
  });

  test('PLAY-83, SEEN-15: to a sum of 7 games a court and a number are a result, in «геймы»', async () => {
    await link.desk.set({ unit: 'games', total: 7 });
    await link.startRound();
    expect(await readText()).toContain('Раунд 1 до суммы 7 геймов');
    const query = await link.getPadQuery(1);
    const pad = await link.get(query);
    expect(pad.body.match(/type="submit" value="\d+" name="a"/g)).toHaveLength(8);
    expect(toText(pad.body)).toContain('Геймы пары');
    expect(toText(pad.body)).not.toMatch(/очк/i);
    const fields = await link.createPadFields(1);
    for (const [typed, problem] of [
      [{ a: 8 }, 'Не больше 7.'],
      [{ a: 7, mark: 'stopped' }, 'Введите геймы обеих пар.'],
      [{ a: 'x' }, 'Геймы — целые числа от 0.'],
      [{}, 'Введите геймы.'],
    ] as const) {
      expect(toText((await link.post({ ...fields, ...typed })).body)).toContain(problem);
    }
    expect((await link.post({ ...fields, a: 5 })).statusCode).toBe(303);
    expect(await link.readResult(1)).toEqual({ a: 5, b: 2, mark: null });
  });

  test('SEEN-15: to a winner’s points it is a press for each pair', async () => {
    await link.desk.set({ scoring: 'firstTo', firstTo: 16 });
    await link.startRound();
    const pad = await link.getPadQuery(1);
    const next = `${pad}&pair=b&a=9`;
    expect((await link.get(pad)).body).toContain(`href="${next.replaceAll('&', '&amp;')}"`);
    const second = await link.get(next);
    expect(second.body).toMatch(/value="16"[^>]*>16/);
    expect(second.body).toMatch(/disabled=""[^>]*>15/);
    const { statusCode } = await link.post({ ...(await link.createPadFields(1)), a: 9, b: 16 });
    expect([statusCode, await link.readResult(1)]).toEqual([303, { a: 9, b: 16, mark: null }]);
  });
});
