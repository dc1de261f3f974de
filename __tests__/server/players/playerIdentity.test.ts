import { randomUUID } from 'node:crypto';
import { assignPlayersToEntries } from '../../../src/server/players/identity/assignPlayersToEntries';
import { createPerson, createPlayDesk } from '../../support/playDesk';
import { ANNA, OLEG } from '../../support/playerSamples';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { APPLICATION, NOW } from '../../support/serverSamples';

let club: TestApp;
afterEach(() => club.stop());

const assign = () => assignPlayersToEntries(club.database, () => NOW);

/** Player ids of a table's rows, in the given order. */
const listPlayerIds = async (table: 'applications' | 'play_entries', order: 'id' | 'created_at') =>
  (await club.database.selectFrom(table).select('player_id').orderBy(order).execute()).map(
    ({ player_id }) => player_id,
  );

const countPlayers = async () =>
  (await club.database.selectFrom('players').select('id').execute()).length;

const findEntryPlayer = async (id: string) =>
  (
    await club.database
      .selectFrom('play_entries')
      .select('player_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).player_id;

describe('PLAYER-1: the identity of a player', () => {
  test('PLAYER-1: a phone of another country is one, however it is written, and one that was stored before too', async () => {
    const abroad = '+375 29 123-45-67';
    const written = (contactPhone: string) => ({ applications: [{ ...ANNA, contactPhone }] });
    club = await createTestApp({
      now: NOW,
      tournaments: [abroad, '+375291234567', '8 (029) 123-45-67'].map(written),
    });
    await club.database
      .insertInto('players')
      .values({ id: randomUUID(), phone: abroad, name_key: 'анна соколова', created_at: 'then' })
      .execute();
    await assign();
    expect(new Set(await listPlayerIds('applications', 'id')).size).toBe(1);
    expect(await countPlayers()).toBe(1);
  });

  test('PLAYER-1: an entry without a phone is the only player of that name, except within one roster', async () => {
    club = await createTestApp({
      now: NOW,
      tournaments: [{ applications: [ANNA, OLEG] }, {}, {}],
    });
    const [desk, later] = [createPlayDesk(club, 2), createPlayDesk(club, 3)];
    await Promise.all([desk.read(), later.read()]);
    const pasted = createPerson('Соколова', { familyName: 'Анна' });
    await desk.add([pasted]);
    await assign();
    const [anna] = await listPlayerIds('applications', 'id');
    expect(await findEntryPlayer(pasted.id)).toBe(anna);

    // Anna now signs up herself, so the earlier entry belonged to another person.
    const herself = createPerson('Анна', { familyName: 'Соколова', phone: ANNA.contactPhone });
    await desk.add([herself]);
    await assign();
    expect(await findEntryPlayer(herself.id)).toBe(anna);
    expect(await findEntryPlayer(pasted.id)).not.toBe(anna);
    expect(await findEntryPlayer(pasted.id)).not.toBeNull();

    // With two players of one name, an entry without a phone belongs to neither.
    const namesake = { familyName: 'Соколова', phone: '+7 (916) 000-00-09' };
    const alone = createPerson('Анна', { familyName: 'Соколова' });
    await desk.add([createPerson('Анна', namesake)]);
    await assign();
    await later.add([alone]);
    await assign();
    expect([anna, await findEntryPlayer(pasted.id)]).not.toContain(await findEntryPlayer(alone.id));
  });

  test('PLAYER-1: a player is known by phone and name together, in whichever order, over applications and entries', async () => {
    const turned = { ...ANNA, name: 'соколова  Анна' };
    const other = { ...ANNA, contactPhone: '+7 (916) 000-00-02' };
    club = await createTestApp({
      now: NOW,
      tournaments: [{ applications: [ANNA, OLEG] }, { applications: [turned, other] }],
    });
    const desk = createPlayDesk(club);
    await desk.read();
    const walkIns = [
      createPerson('Анна', { familyName: 'Соколова', phone: ANNA.contactPhone }),
      createPerson('Пётр', { familyName: 'Ершов' }),
      createPerson('Петр', { familyName: 'Ершов' }),
      createPerson('Пётр'),
      createPerson('Пётр'),
    ];
    await desk.add(walkIns);
    await assign();
    const [anna, oleg, annaTurned, namesake] = await listPlayerIds('applications', 'id');
    expect(annaTurned).toBe(anna);
    expect(new Set([anna, oleg, namesake]).size).toBe(3);
    const found = await Promise.all(walkIns.map(({ id }) => findEntryPlayer(id)));
    expect(found[0]).toBe(anna);
    // Equal names in one roster are two people. Two entries with only a first name may be two people too.
    expect(new Set(found.slice(1)).size).toBe(4);
    expect(found).not.toContain(null);
    expect(await countPlayers()).toBe(7);
  });

  test('PLAYER-1, PLAYER-85: a name in letters that look like its own is the same player’s, with a phone and without', async () => {
    const latin = { name: 'COBA POMA', contactPhone: ANNA.contactPhone };
    const dashed = { name: 'Анна–Мария Ким', contactPhone: ANNA.contactPhone };
    club = await createTestApp({
      now: NOW,
      tournaments: [
        { applications: [latin, { ...latin, name: 'СОВА РОМА' }] },
        { applications: [dashed, { ...dashed, name: 'Анна-Мария Ким' }] },
        { applications: [] },
      ],
    });
    await assign();
    const desk = createPlayDesk(club, 3);
    await desk.read();
    const walkIns = [
      createPerson('СОВА', { familyName: 'РОМА' }),
      createPerson('Ким', { familyName: 'Анна-Мария' }),
      createPerson('Ким', { familyName: 'Анна-Марина' }),
    ];
    await desk.add(walkIns);
    await assign();
    const [one, same, two, sameAgain] = await listPlayerIds('applications', 'id');
    expect([same, sameAgain]).toEqual([one, two]);
    const [sova, anna, marina] = await Promise.all(walkIns.map(({ id }) => findEntryPlayer(id)));
    expect([sova, anna]).toEqual([one, two]);
    expect([one, two]).not.toContain(marina);
    expect(await countPlayers()).toBe(3);
  });

  test('PLAYER-1, PLAYER-85: two players whose names look alike each keep their own spelling', async () => {
    club = await createTestApp({
      now: NOW,
      tournaments: [{ applications: [{ ...ANNA, name: 'СОВА РОМА' }] }],
    });
    const ids = [randomUUID(), randomUUID()];
    await club.database
      .insertInto('players')
      .values(
        ['coba poma', 'рома сова'].map((name_key, at) => ({
          ...{ id: ids[at]!, phone: ANNA.contactPhone, name_key, created_at: 'then' },
        })),
      )
      .execute();
    await assign();
    expect(await listPlayerIds('applications', 'id')).toEqual([ids[1]]);
  });

  test('PLAYER-1, PLAYER-85: an entry corrected to a name that looks like another player’s belongs to that player', async () => {
    club = await createTestApp({
      now: NOW,
      tournaments: [{ applications: [{ ...ANNA, name: 'COBA POMA' }] }, { applications: [] }],
    });
    await assign();
    const desk = createPlayDesk(club, 2);
    await desk.read();
    const typed = createPerson('СОВА', { familyName: 'РОМAН', phone: ANNA.contactPhone });
    await desk.add([typed]);
    await assign();
    const [sova] = await listPlayerIds('applications', 'id');
    expect(await findEntryPlayer(typed.id)).not.toBe(sova);
    const corrected = {
      ...{ expectedVersion: 1, givenName: 'СОВА', familyName: 'РОМА' },
      ...{ phone: ANNA.contactPhone, level: null },
    };
    expect((await desk.correct(typed.id, corrected)).status).toBe(200);
    expect(await findEntryPlayer(typed.id)).toBe(sova);
  });

  test('PLAYER-1: rows that another program wrote get theirs, many at once, and the list stays as it is', async () => {
    club = await createTestApp({ now: NOW, tournaments: [{}] });
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
    const players = await listPlayerIds('applications', 'id');
    expect(players).not.toContain(null);
    expect(new Set(players).size).toBe(125);
    const known = { 'if-none-match': String(headers.etag) };
    expect((await club.send({ method: 'GET', url, headers: known })).status).toBe(304);
    await assign();
    expect(await listPlayerIds('applications', 'id')).toEqual(players);
  });

  test('PLAYER-1: an entry corrected to another person is matched again', async () => {
    club = await createTestApp({ now: NOW, tournaments: [{ applications: [ANNA] }] });
    const desk = createPlayDesk(club);
    const phone = '+7 (916) 000-00-07';
    await desk.add([createPerson('Вера', { familyName: 'Орлова', phone })]);
    await assign();
    const vera = await desk.readEntry('Вера');
    const wasAnna = await desk.readEntry('Анна');
    const [veras, annas] = [await findEntryPlayer(vera.id), await findEntryPlayer(wasAnna.id)];
    expect(annas).not.toBe(veras);
    const { givenName, familyName, level } = vera;
    await desk.correct(wasAnna.id, { expectedVersion: 1, givenName, familyName, phone, level });
    await assign();
    expect(await findEntryPlayer(wasAnna.id)).toBe(veras);
    expect(await listPlayerIds('applications', 'id')).toEqual([annas]);
  });

  test('PLAYER-1: the server matches players without a command', async () => {
    club = await createTestApp({ now: NOW, tournaments: [{ applications: [APPLICATION] }] });
    await club.app.ready();
    const until = Date.now() + 5_000;
    while (Date.now() < until && (await countPlayers()) === 0) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await listPlayerIds('applications', 'id')).not.toContain(null);
  });
});
