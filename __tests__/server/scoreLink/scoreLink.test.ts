import { NAMES, openScoreClub, type ScoreClub, createResult } from '../../support/scoreLink';
import { toText } from '../../support/signUpPage';

const GONE = 'Эта ссылка больше не действует Попросите в клубе новую.';

let club: ScoreClub['club'];
let link: ScoreClub['link'];
let lines: ScoreClub['lines'];
let readText: ScoreClub['readText'];
beforeEach(async () => {
  ({ club, link, lines, readText } = await openScoreClub());
});
afterEach(() => club.stop());

describe('the page', () => {
  test('SEEN-14: says where the round is, with public names alone', async () => {
    expect(await readText()).toContain('Раунд ещё не начался');
    await link.startRound();
    const { statusCode, headers, body } = await link.get();
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const said = toText(body);
    expect(said).toContain('Раунд 1 до суммы 24');
    for (const name of NAMES) expect(said).toContain(`${name} К.`);
    expect(said).toContain('Записать счёт : Корт 1');
  });

  test('SEEN-20: no phone, full name, fee or entry’s id is anywhere in it', async () => {
    await link.startRound();
    const { json } = await link.desk.read();
    const canaries = [
      'Канарейкин',
      '555-11',
      '1717',
      '1 717',
      ...json.entries.map(({ id }) => id),
      json.signUp.path,
    ];
    const pages = [link.get(), link.get(await link.getPadQuery(1)), link.get('/board')];
    for (const { body } of await Promise.all(pages)) {
      expect(body).toContain('Анна К.');
      for (const canary of canaries) expect(body).not.toContain(canary);
    }
  });

  test('SEEN-20: the page is neither cached nor indexed, looking changes nothing, and the log has no secret', async () => {
    await link.startRound();
    const before = (await link.desk.read()).json;
    for (const query of ['', `${await link.getPadQuery(1)}&a=15&saved=1`, '/board']) {
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
    await link.startRound();
    const sent = await link.createRequest(1, createResult(15));
    const fields = await link.createPadFields(1);
    for (const end of ['openLink', 'closeLink'] as const) {
      await link.desk[end]('score');
      const asked = [link.get(), link.get('/board'), link.post({ ...fields, a: 15 })];
      for (const { statusCode, body } of await Promise.all(asked)) {
        expect([statusCode, toText(body)]).toEqual([404, expect.stringContaining(GONE)]);
      }
      expect((await link.send(sent)).status).toBe(404);
    }
    expect(await link.readResult(1)).toBeNull();
  });

  test('SEEN-19: in the trash it is gone, and once the evening is over it says so and takes nothing', async () => {
    await link.startRound();
    const sent = await link.createRequest(1, createResult(15));
    const finishedAt = '2026-06-01T18:00:00.000Z';
    const finish = {
      kind: 'outcomeChanged' as const,
      from: { finishedAt: null },
      to: { finishedAt },
    };
    await link.desk.change({ events: [finish] });
    expect(await readText()).toContain('Турнир закончен');
    const refused = await link.send(sent);
    expect([refused.status, refused.json!.message]).toEqual([
      409,
      'Турнир закончен: счёт больше не вводят.',
    ]);
    await club.send({ method: 'DELETE', url: '/api/tournaments/1' });
    const { statusCode, body } = await link.get();
    expect([statusCode, toText(body)]).toEqual([410, expect.stringContaining('Турнир отменён')]);
    expect((await link.send(sent)).status).toBe(410);
  });
});
