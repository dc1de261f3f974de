import type { Player } from '../../../src/domain/players/playerWire';
import { createPlayStates } from '../../../src/server/play/log/playStates';
import { createAppearanceCache } from '../../../src/server/players/profiles/appearanceCache';
import { createPerson, createPlayDesk, openSession } from '../../support/playDesk';
import { ANNA, OLEG, findPlayer, PLAYERS_URL, readPlayers } from '../../support/playerSamples';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { APPLICATION, NOW } from '../../support/serverSamples';

let club: TestApp;
afterEach(() => club.stop());

const read = () => readPlayers(club);
const findByName = (given: string) => findPlayer(club, given);
const merge = (one: Player, into: Player) =>
  club.database
    .updateTable('players')
    .set(({ eb }) => ({ merged_into: into.id, version: eb('version', '+', 1) }))
    .where('id', '=', one.id)
    .execute();

test('PLAYER-74: a player without a tournament for that many months is marked, unless they have organized one since', async () => {
  const of = (name: string, end: string) => ({ name, contactPhone: `+7 (916) 000-00-${end}` });
  const [vera, oleg, igor] = [of('Вера Ли', '11'), of('Олег Ли', '12'), of('Игорь Ли', '13')];
  const organizer = { organizerName: igor.name, organizerPhone: igor.contactPhone };
  club = await createTestApp({
    now: NOW,
    forgetAfterMonths: 12,
    tournaments: [
      { date: '2025-05-31', applications: [ANNA, oleg, igor] },
      { date: '2025-06-01', applications: [vera], ...organizer },
      { date: '2024-01-10', applications: [of('Вера Лисина', '11'), oleg] },
    ],
  });
  const marked = async () =>
    (await read()).filter(({ isOutdated }) => isOutdated).map(({ givenName }) => givenName);
  expect((await marked()).sort()).toEqual(['Анна', 'Вера', 'Олег']);
  const [before, now] = (await read()).filter(({ givenName }) => givenName === 'Вера');
  const [one, into] = before!.familyName === 'Лисина' ? [before!, now!] : [now!, before!];
  expect((await club.call('GET', `/api/players/${one.id}`)).json).toMatchObject({
    isOutdated: true,
  });
  await merge(one, into);
  expect((await marked()).sort()).toEqual(['Анна', 'Олег']);
  // A day later the list changes, although nothing was stored.
  club.setNow(NOW + 24 * 3_600_000);
  expect((await marked()).sort()).toEqual(['Анна', 'Вера', 'Игорь', 'Олег']);
});

test('PLAYER-74: several who are merged one after another are marked by the last evening of any of them', async () => {
  const of = (given: string, end: string) => ({
    name: `${given} Ли`,
    contactPhone: `+7 (916) 000-00-${end}`,
  });
  club = await createTestApp({
    now: NOW,
    forgetAfterMonths: 12,
    tournaments: [
      { date: '2026-05-20', applications: [of('Вера', '11')] },
      { date: '2024-01-10', applications: [of('Олег', '12'), of('Игорь', '13')] },
    ],
  });
  for (const given of ['Олег', 'Игорь']) {
    const [one, into] = [await findByName('Вера'), await findByName(given)];
    const path = `${PLAYERS_URL}/${one!.id}/merge`;
    expect((await club.call('POST', path, { into: into!.id })).status).toBe(200);
  }
  expect(await read()).toMatchObject([{ tournaments: 2, isOutdated: false }]);
});

describe('PLAYER-2: the players', () => {
  test('PLAYER-2: a player’s sums have past tournaments, run here or not, and none coming or in the trash', async () => {
    const level = (value: number) => ({ ...ANNA, level: value });
    club = await createTestApp({
      now: NOW,
      tournaments: [
        { date: '2026-05-25', applications: [level(2), OLEG] },
        { date: '2026-05-27', applications: [level(3)] },
        { date: '2026-06-20', applications: [level(4)] },
        { date: '2026-05-29', applications: [level(5)] },
      ],
    });
    await club.call('DELETE', '/api/tournaments/4');
    const desk = createPlayDesk(club);
    await desk.mark('Анна', { payment: 'cash', paid: 1500 });
    await desk.mark('Олег', { attendance: 'absent', payment: 'cash', paid: 700, isRefunded: true });
    await desk.add(['Ушёл', 'Лишний'].map((name) => createPerson(name)));
    await desk.mark('Лишний', { status: 'declined' });
    await desk.mark('Ушёл', { status: 'withdrawn' });
    const anna = await findByName('Анна');
    expect(anna).toEqual({
      id: expect.any(String),
      givenName: 'Анна',
      familyName: 'Соколова',
      phone: ANNA.contactPhone,
      level: 4,
      otherPhones: [],
      otherNames: [],
      sex: null,
      tournaments: 2,
      lastSeen: '2026-05-27',
      noShows: 0,
      paid: 1500,
      weekdays: [1, 0, 1, 0, 0, 0, 0],
      rating: null,
      isOutdated: false,
    });
    const never = { tournaments: 0, lastSeen: null, paid: 0 };
    expect(await findByName('Олег')).toMatchObject({ ...never, noShows: 1 });
    expect(await findByName('Ушёл')).toMatchObject({ ...never, noShows: 0 });
    expect(await read()).toHaveLength(3);
  });

  test('PLAYER-2: several that were merged are one, and who was forgotten is not there', async () => {
    const other = { ...ANNA, name: 'Аня Соколова' };
    const third = { ...ANNA, name: 'Анюта Соколова' };
    club = await createTestApp({
      now: NOW,
      tournaments: [
        { date: '2026-05-25', applications: [ANNA, OLEG] },
        { date: '2026-05-26', applications: [other] },
        { date: '2026-05-27', applications: [third] },
      ],
    });
    const [one, two, three] = [
      await findByName('Анна'),
      await findByName('Аня'),
      await findByName('Анюта'),
    ];
    await merge(one!, two!);
    await merge(two!, three!);
    expect(await read()).toHaveLength(2);
    const merged = { id: three!.id, tournaments: 3, lastSeen: '2026-05-27' };
    expect(await findByName('Анюта')).toMatchObject(merged);
    await club.database
      .updateTable('players')
      .set({ forgotten_at: new Date(NOW).toISOString() })
      .where('id', '=', three!.id)
      .execute();
    expect((await read()).map(({ givenName }) => givenName)).toEqual(['Олег']);
  });

  test('PLAYER-80: the tag is another one after each change, and only then', async () => {
    club = await createTestApp({
      now: NOW,
      tournaments: [{ date: '2026-05-25', applications: [ANNA] }],
    });
    const desk = createPlayDesk(club);
    let etag = '';
    const status = async () => {
      const answer = await club.send({
        method: 'GET',
        url: PLAYERS_URL,
        headers: { 'if-none-match': etag },
      });
      etag = String(answer.headers.etag);
      return answer.status;
    };
    const isNewOnce = async () => [await status(), await status()];
    expect(await isNewOnce()).toEqual([200, 304]);
    await desk.read();
    expect(await isNewOnce()).toEqual([200, 304]);
    await desk.mark('Анна', { attendance: 'absent' });
    expect(await isNewOnce()).toEqual([200, 304]);
    await club.call('POST', '/api/tournaments/1/applications', { ...APPLICATION, ...OLEG });
    expect(await isNewOnce()).toEqual([200, 304]);
    await club.call('DELETE', '/api/tournaments/1');
    expect(await isNewOnce()).toEqual([200, 304]);
    expect(await read()).toEqual([]);
  });

  test('PLAYER-80: a player who is added during a read is in the next list', async () => {
    club = await createTestApp({ now: NOW, tournaments: [{ applications: [ANNA] }, {}] });
    const desk = createPlayDesk(club, 2);
    await desk.read();
    const names = Array.from({ length: 10 }, (_, index) => `Игрок${index}`);
    for (const name of names) {
      const entry = createPerson(name, { familyName: 'Ким', phone: ANNA.contactPhone });
      await Promise.all([desk.add([entry]), read(), read()]);
      expect(await findByName(name)).toBeDefined();
    }
    // Another program writes an application of a known player; the server reads it before assigning players.
    await club.database
      .insertInto('applications')
      .values({
        tournament_id: 2,
        name: ANNA.name,
        level: 6,
        contact_phone: ANNA.contactPhone,
        user_id: '1',
        created_at: new Date(NOW + 60_000).toISOString(),
      })
      .execute();
    const { database } = club;
    await createAppearanceCache({ database, playStates: createPlayStates(database) })();
    expect((await findByName('Анна'))!.level).toBe(6);
  });

  test('PLAYER-80: many who ask at once are answered alike', async () => {
    club = await createTestApp({ now: NOW, tournaments: [{ applications: [ANNA, OLEG] }] });
    await club.app.ready();
    const session = await openSession(club);
    const ask = () =>
      club.send({ method: 'GET', url: PLAYERS_URL, headers: { authorization: session } });
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(answers[0]!.json).toHaveLength(2);
  });
});
