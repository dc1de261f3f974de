import { NAMES, openScoreClub, type ScoreClub, to24 } from '../../support/scoreLink';
import { textOf } from '../../support/signUpPage';

const GONE = 'Эта ссылка больше не действует Попросите в клубе новую.';

let club: ScoreClub['club'];
let link: ScoreClub['link'];
let lines: ScoreClub['lines'];
let text: ScoreClub['text'];
beforeEach(async () => {
  ({ club, link, lines, text } = await openScoreClub());
});
afterEach(() => club.stop());

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
