import { assignPlayers } from '../../../src/server/players/identity/assignPlayers';
import { createPerson, createPlayDesk } from '../../support/playDesk';
import { ANNA, OLEG } from '../../support/playerSamples';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { APPLICATION, NOW } from '../../support/serverSamples';

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
    const players = await playersIn('applications', 'id');
    expect(players).not.toContain(null);
    expect(new Set(players).size).toBe(125);
    const known = { 'if-none-match': String(headers.etag) };
    expect((await club.send({ method: 'GET', url, headers: known })).status).toBe(304);
    await assign();
    expect(await playersIn('applications', 'id')).toEqual(players);
  });

  test('PLAYER-1: whoever is corrected to be somebody else is looked for anew', async () => {
    club = await createTestApp({ now: NOW, tournaments: [{ applications: [ANNA] }] });
    const desk = createPlayDesk(club);
    const phone = '+7 (916) 000-00-07';
    await desk.add([createPerson('Вера', { familyName: 'Орлова', phone })]);
    await assign();
    const vera = await desk.readEntry('Вера');
    const wasAnna = await desk.readEntry('Анна');
    const [veras, annas] = [await entryPlayer(vera.id), await entryPlayer(wasAnna.id)];
    expect(annas).not.toBe(veras);
    const { givenName, familyName, level } = vera;
    await desk.correct(wasAnna.id, { seen: 1, givenName, familyName, phone, level });
    await assign();
    expect(await entryPlayer(wasAnna.id)).toBe(veras);
    expect(await playersIn('applications', 'id')).toEqual([annas]);
  });

  test('PLAYER-1: the server finds out by itself', async () => {
    club = await createTestApp({ now: NOW, tournaments: [{ applications: [APPLICATION] }] });
    await club.app.ready();
    const until = Date.now() + 5_000;
    while (Date.now() < until && (await countPlayers()) === 0) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await playersIn('applications', 'id')).not.toContain(null);
  });
});
