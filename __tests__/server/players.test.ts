import type { Player, PlayerCard } from '../../src/domain/players/playerWire';
import { assignPlayers } from '../../src/server/players/assignPlayers';
import { makeVisitCache } from '../../src/server/players/visitCache';
import { person, playDesk, sessionOf } from '../support/playDesk';
import { makeTestApp, type TestApp } from '../support/serverApp';
import { APPLICATION, NOW } from '../support/serverSamples';

const ANNA = { name: 'Анна Соколова', contactPhone: '+7 (916) 000-00-01' };
const OLEG = { name: 'Олег Соколов', contactPhone: ANNA.contactPhone };

let club: TestApp;
afterEach(() => club.stop());

const assign = () => assignPlayers(club.database, () => NOW);

/** The players of a table's rows, in the order of these. */
const playersIn = async (table: 'applications' | 'play_entries', order: 'id' | 'created_at') =>
  (await club.database.selectFrom(table).select('player_id').orderBy(order).execute()).map(
    ({ player_id }) => player_id,
  );

const countPlayers = async () =>
  (await club.database.selectFrom('players').select('id').execute()).length;

const entryPlayer = async (id: string) =>
  (
    await club.database
      .selectFrom('play_entries')
      .select('player_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).player_id;

describe('PLAYER-1: who somebody is', () => {
  test('PLAYER-1: by phone and name together, in whichever order, over applications and entries', async () => {
    const turned = { ...ANNA, name: 'соколова  Анна' };
    const other = { ...ANNA, contactPhone: '+7 (916) 000-00-02' };
    club = await makeTestApp({
      now: NOW,
      tournaments: [{ applications: [ANNA, OLEG] }, { applications: [turned, other] }],
    });
    const desk = playDesk(club);
    await desk.read();
    const walkIns = [
      person('Анна', { familyName: 'Соколова', phone: ANNA.contactPhone }),
      person('Пётр', { familyName: 'Ершов' }),
      person('Петр', { familyName: 'Ершов' }),
      person('Пётр'),
      person('Пётр'),
    ];
    await desk.add(walkIns);
    await assign();
    const [anna, oleg, annaTurned, namesake] = await playersIn('applications', 'id');
    expect(annaTurned).toBe(anna);
    expect(new Set([anna, oleg, namesake]).size).toBe(3);
    const found = await Promise.all(walkIns.map(({ id }) => entryPlayer(id)));
    expect(found[0]).toBe(anna);
    expect(found[1]).toBe(found[2]);
    // Two who gave a first name alone may be two people.
    expect(new Set(found.slice(1)).size).toBe(3);
    expect(found).not.toContain(null);
    expect(await countPlayers()).toBe(6);
  });

  test('PLAYER-1: rows that another program wrote get theirs, many at once, and the list stays as it is', async () => {
    club = await makeTestApp({ now: NOW, tournaments: [{}] });
    const values = Array.from({ length: 250 }, (_, index) => ({
      tournament_id: 1,
      name: `Игрок ${index % 125}`,
      level: null,
      contact_phone: '',
      user_id: '"elsewhere"',
      created_at: new Date(NOW).toISOString(),
    }));
    await club.database.insertInto('applications').values(values).execute();
    const url = '/api/tournaments';
    const { headers } = await club.send({ method: 'GET', url });
    await assign();
    const players = await playersIn('applications', 'id');
    expect(players).not.toContain(null);
    expect(new Set(players).size).toBe(125);
    const known = { 'if-none-match': String(headers.etag) };
    expect((await club.send({ method: 'GET', url, headers: known })).status).toBe(304);
    await assign();
    expect(await playersIn('applications', 'id')).toEqual(players);
  });

  test('PLAYER-1: whoever is corrected to be somebody else is looked for anew', async () => {
    club = await makeTestApp({ now: NOW, tournaments: [{ applications: [ANNA] }] });
    const desk = playDesk(club);
    const phone = '+7 (916) 000-00-07';
    await desk.add([person('Вера', { familyName: 'Орлова', phone })]);
    await assign();
    const vera = await desk.entry('Вера');
    const wasAnna = await desk.entry('Анна');
    const [veras, annas] = [await entryPlayer(vera.id), await entryPlayer(wasAnna.id)];
    expect(annas).not.toBe(veras);
    const { givenName, familyName, level } = vera;
    await desk.correct(wasAnna.id, { seen: 1, givenName, familyName, phone, level });
    await assign();
    expect(await entryPlayer(wasAnna.id)).toBe(veras);
    expect(await playersIn('applications', 'id')).toEqual([annas]);
  });

  test('PLAYER-1: the server finds out by itself', async () => {
    club = await makeTestApp({ now: NOW, tournaments: [{ applications: [APPLICATION] }] });
    await club.app.ready();
    const until = Date.now() + 5_000;
    while (Date.now() < until && (await countPlayers()) === 0) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await playersIn('applications', 'id')).not.toContain(null);
  });
});

const url = '/api/players';
const read = async () => (await club.call('GET', url)).json as unknown as Player[];
const found = async (given: string) => (await read()).find(({ givenName }) => givenName === given);
const merge = (one: Player, into: Player) =>
  club.database
    .updateTable('players')
    .set(({ eb }) => ({ merged_into: into.id, version: eb('version', '+', 1) }))
    .where('id', '=', one.id)
    .execute();

test('PLAYER-74: whoever was in no tournament for so many months is marked, unless they have organized one since', async () => {
  const of = (name: string, end: string) => ({ name, contactPhone: `+7 (916) 000-00-${end}` });
  const [vera, oleg, igor] = [of('Вера Ли', '11'), of('Олег Ли', '12'), of('Игорь Ли', '13')];
  const organizer = { organizerName: igor.name, organizerPhone: igor.contactPhone };
  club = await makeTestApp({
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
  // A day later nothing was stored, and yet the list is another one.
  club.setNow(NOW + 24 * 3_600_000);
  expect((await marked()).sort()).toEqual(['Анна', 'Вера', 'Игорь', 'Олег']);
});

describe('PLAYER-2: the players', () => {
  test('PLAYER-2: what somebody’s tournaments come to: played, coming, not run here, in the trash', async () => {
    const level = (value: number) => ({ ...ANNA, level: value });
    club = await makeTestApp({
      now: NOW,
      tournaments: [
        { date: '2026-05-25', applications: [level(2), OLEG] },
        { date: '2026-05-27', applications: [level(3)] },
        { date: '2026-06-20', applications: [level(4)] },
        { date: '2026-05-29', applications: [level(5)] },
      ],
    });
    await club.call('DELETE', '/api/tournaments/4');
    const desk = playDesk(club);
    await desk.mark('Анна', { payment: 'cash', paid: 1500 });
    await desk.mark('Олег', { attendance: 'absent', payment: 'cash', paid: 700, isRefunded: true });
    await desk.add(['Ушёл', 'Лишний'].map((name) => person(name)));
    await desk.mark('Лишний', { status: 'declined' });
    await desk.mark('Ушёл', { status: 'withdrawn' });
    const anna = await found('Анна');
    expect(anna).toEqual({
      id: expect.any(String),
      givenName: 'Анна',
      familyName: 'Соколова',
      phone: ANNA.contactPhone,
      level: 4,
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
    expect(await found('Олег')).toMatchObject({ ...never, noShows: 1 });
    expect(await found('Ушёл')).toMatchObject({ ...never, noShows: 0 });
    expect(await read()).toHaveLength(3);
  });

  test('PLAYER-2: several that were merged are one, and who was forgotten is not there', async () => {
    const other = { ...ANNA, name: 'Аня Соколова' };
    const third = { ...ANNA, name: 'Анюта Соколова' };
    club = await makeTestApp({
      now: NOW,
      tournaments: [
        { date: '2026-05-25', applications: [ANNA, OLEG] },
        { date: '2026-05-26', applications: [other] },
        { date: '2026-05-27', applications: [third] },
      ],
    });
    const [one, two, three] = [await found('Анна'), await found('Аня'), await found('Анюта')];
    await merge(one!, two!);
    await merge(two!, three!);
    expect(await read()).toHaveLength(2);
    const merged = { id: three!.id, tournaments: 3, lastSeen: '2026-05-27' };
    expect(await found('Анюта')).toMatchObject(merged);
    await club.database
      .updateTable('players')
      .set({ forgotten_at: new Date(NOW).toISOString() })
      .where('id', '=', three!.id)
      .execute();
    expect((await read()).map(({ givenName }) => givenName)).toEqual(['Олег']);
  });

  test('PLAYER-3: the tag is another one after each change, and only then', async () => {
    club = await makeTestApp({
      now: NOW,
      tournaments: [{ date: '2026-05-25', applications: [ANNA] }],
    });
    const desk = playDesk(club);
    let etag = '';
    const status = async () => {
      const answer = await club.send({ method: 'GET', url, headers: { 'if-none-match': etag } });
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

  test('PLAYER-3: whoever comes in while others read the list is in it for the next who ask', async () => {
    club = await makeTestApp({ now: NOW, tournaments: [{ applications: [ANNA] }, {}] });
    const desk = playDesk(club, 2);
    await desk.read();
    const names = Array.from({ length: 10 }, (_, index) => `Игрок${index}`);
    for (const name of names) {
      const entry = person(name, { familyName: 'Ким', phone: ANNA.contactPhone });
      await Promise.all([desk.add([entry]), read(), read()]);
      expect(await found(name)).toBeDefined();
    }
    // Written by another program, read by the server before anybody was looked for, and known already.
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
    await makeVisitCache(club.database)();
    expect((await found('Анна'))!.level).toBe(6);
  });

  test('PLAYER-3: many who ask at once are answered alike', async () => {
    club = await makeTestApp({ now: NOW, tournaments: [{ applications: [ANNA, OLEG] }] });
    await club.app.ready();
    const session = await sessionOf(club);
    const ask = () => club.send({ method: 'GET', url, headers: { authorization: session } });
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(answers[0]!.json).toHaveLength(2);
  });
});

type CardAnswer = { status: number; json: unknown };
const cardOf = ({ json }: CardAnswer) => json as PlayerCard;

describe('PLAYER-4: a player’s card', () => {
  const SAME = { ...ANNA, contactPhone: '+7 (916) 000-00-09' };

  beforeEach(async () => {
    club = await makeTestApp({
      now: NOW,
      tournaments: [
        { date: '2026-05-25', applications: [ANNA, OLEG] },
        { date: '2026-05-26', applications: [SAME, { ...ANNA, name: 'Аня Соколова' }] },
      ],
    });
  });

  const idOf = async (phone: string, given: string) =>
    (await read()).find((one) => one.phone === phone && one.givenName === given)!.id;
  const card = async (id: string) => cardOf(await club.call('GET', `${url}/${id}`));

  test('PLAYER-4, PLAYER-5: whoever has only applied has an evening without a place', async () => {
    const anna = await card(await idOf(ANNA.contactPhone, 'Анна'));
    expect(anna).toMatchObject({ note: '', merged: [], partners: [], opponents: [], form: [] });
    expect(anna.evenings).toEqual([
      expect.objectContaining({ tournamentId: 1, date: '2026-05-25', place: null, status: null }),
    ]);
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await club.call('GET', `${url}/${nobody}`)).status).toBe(404);
  });

  test('PLAYER-6: who may be the same is suggested; two become one, and two again', async () => {
    const anna = await idOf(ANNA.contactPhone, 'Анна');
    const same = await idOf(SAME.contactPhone, 'Анна');
    const suggested = (await card(anna)).sameAs.map(({ id }) => id);
    expect(suggested.toSorted()).toEqual([same, await idOf(ANNA.contactPhone, 'Аня')].toSorted());

    const merging = await club.call('POST', `${url}/${same}/merge`, { into: anna });
    expect(merging.status).toBe(200);
    expect(cardOf(merging)).toMatchObject({
      id: anna,
      tournaments: 2,
      merged: [{ id: same, phone: SAME.contactPhone }],
    });
    expect(await card(same)).toEqual(await card(anna));
    expect(await read()).toHaveLength(3);
    for (const [one, into] of [
      [anna, same],
      [same, anna],
    ]) {
      expect((await club.call('POST', `${url}/${one}/merge`, { into })).status).toBe(422);
    }

    expect((await club.call('DELETE', `${url}/${same}/merge`)).status).toBe(200);
    expect((await club.call('DELETE', `${url}/${same}/merge`)).status).toBe(422);
    expect(await read()).toHaveLength(4);
    expect(await card(anna)).toMatchObject({ tournaments: 1, merged: [] });
  });

  test('PLAYER-7: a note that another device has changed meanwhile is not written over', async () => {
    const id = await idOf(ANNA.contactPhone, 'Анна');
    const { version } = await card(id);
    const put = (note: string, seen: number) =>
      club.call('PUT', `${url}/${id}/note`, { note, version: seen });
    const first = await put('левша', version);
    expect(cardOf(first)).toMatchObject({ note: 'левша', version: version + 1 });
    const second = await put('играет по средам', version);
    expect(second.status).toBe(412);
    expect(second.json).toMatchObject({ current: { note: 'левша', version: version + 1 } });
    expect((await put('играет по средам', version + 1)).status).toBe(200);
    expect((await put('я'.repeat(2_001), version + 2)).status).toBe(400);
    expect((await card(id)).note).toBe('играет по средам');
  });
});

test('PLAYER-8: who was asked is kept with the time, and asked again later', async () => {
  club = await makeTestApp({ now: NOW, tournaments: [{ applications: [ANNA, OLEG] }, {}] });
  const [anna, oleg] = [await found('Анна'), await found('Олег')];
  const invitations = '/api/tournaments/2/invitations';
  const ask = async (...playerIds: string[]) =>
    (await club.call('POST', invitations, { playerIds })).status;
  const asked = async () => (await club.call('GET', invitations)).json;
  expect(await ask(anna!.id)).toBe(204);
  const at = new Date(NOW).toISOString();
  expect(await asked()).toEqual([{ playerId: anna!.id, at }]);
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(await ask(oleg!.id, nobody)).toBe(422);
  expect(await asked()).toHaveLength(1);
  club.setNow(NOW + 60_000);
  expect(await ask(anna!.id, oleg!.id, oleg!.id)).toBe(204);
  const later = new Date(NOW + 60_000).toISOString();
  expect(await asked()).toEqual(
    [anna!.id, oleg!.id].toSorted().map((playerId) => ({ playerId, at: later })),
  );
  expect((await club.call('GET', '/api/tournaments/9/invitations')).status).toBe(404);
});
