import { openEvents, type Events } from '../../support/serverEvents';
import { formatAuthorization, PASSWORD, startServer, type TestServer } from '../../support/server';
import { APPLICATION, NOW } from '../../support/serverSamples';

const LIST = '/api/tournaments';
/** A time after the tournaments have ended. */
const AFTER = Date.parse('2026-06-25T09:00:00.000Z');

let club: TestServer;
beforeEach(async () => {
  club = await startServer({ now: NOW, tournaments: [{}, {}] });
});
afterEach(() => club.stop());

const listen = (): Promise<Events> => openEvents(club.url, formatAuthorization(PASSWORD));

test('ROSTER-15: a stream announces each change of a play', async () => {
  const events = await listen();
  const tags = [await events.readNext('plays')];
  await club.call('GET', '/api/tournaments/1/play');
  tags.push(await events.readNext('plays'));
  await club.call('POST', '/api/tournaments/1/play/link');
  tags.push(await events.readNext('plays'));
  expect(new Set(tags).size).toBe(3);
});

test('PLAYER-80: a stream announces each change of the players, by the tag of list and cards, which names no player', async () => {
  for (const [id, phone] of [
    [1, '+7 (916) 555-48-21'],
    [2, '+7 (916) 555-48-22'],
  ] as const) {
    const applicant = { ...APPLICATION, name: 'Вера Орлова', contactPhone: phone };
    await club.call('POST', `${LIST}/${id}/applications`, applicant);
  }
  const tagOf = async (url: string) => String((await club.send({ url })).headers.etag);
  await tagOf('/api/players');
  const players = await club.database.selectFrom('players').select('id').execute();
  const [one, other] = players.map(({ id }) => id);
  const events = await listen();
  const card = `/api/players/${one}`;
  const tags = [await tagOf('/api/players')];
  expect([await events.readNext('players'), await tagOf(card)]).toEqual([tags[0], tags[0]]);

  const changes = [
    () => club.call('PUT', `${card}/note`, { note: 'Левша', version: 1 }),
    () => club.call('POST', `/api/players/${other}/merge`, { into: one }),
    () => club.call('POST', `${LIST}/1/applications`, { ...APPLICATION, name: 'Пётр Ершов' }),
    () => club.call('DELETE', `/api/players/${other}/merge`),
    () => club.call('GET', '/api/tournaments/1/play'),
    () => club.call('POST', '/api/tournaments/1/play/link'),
    () => {
      club.setNow(AFTER);
      return club.call('DELETE', card);
    },
  ];
  for (const change of changes) {
    expect((await change()).status).toBeLessThan(300);
    const now = await tagOf('/api/players');
    // A change that is stored in two steps may cause two events.
    let heard = await events.readNext('players');
    while (heard !== null && heard !== now) heard = await events.readNext('players');
    expect(heard).toBe(now);
    tags.push(now);
  }
  expect(new Set(tags).size).toBe(tags.length);
  expect(tags.join()).not.toMatch(/Левша|Вера|555/);
});
