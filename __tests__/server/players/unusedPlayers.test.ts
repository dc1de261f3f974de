import { randomUUID } from 'node:crypto';
import type { PlayerExport } from '../../../src/domain/players/export/exportWire';
import type { ForgottenPlayer } from '../../../src/domain/players/forgetting/forgetWire';
import { normalizeName } from '../../../src/domain/lib/sameName';
import { isPersonCorrection } from '../../../src/domain/players/identity/possibleDuplicate';
import { assignPlayersToEntries } from '../../../src/server/players/identity/assignPlayersToEntries';
import { removeUnusedPlayers } from '../../../src/server/players/identity/unusedPlayers';
import { createPerson, createPlayDesk } from '../../support/playDesk';
import { ANNA, PLAYERS_URL, findPlayer, readPlayers } from '../../support/playerSamples';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';

const AFTER = Date.parse('2026-06-25T09:00:00.000Z');
const PHONES = ['+7 (916) 000-00-11', '+7 (916) 000-00-12', '+7 (916) 000-00-13'] as const;
const getNow = () => NOW;

let club: TestApp;
let desk: ReturnType<typeof createPlayDesk>;
beforeEach(async () => {
  club = await createTestApp({ now: NOW, tournaments: [{ applications: [ANNA] }, {}, {}] });
  desk = createPlayDesk(club);
  await desk.read();
});
afterEach(() => club.stop());

const createVera = (phone: string | null, changes: object = {}) =>
  createPerson('Вера', { familyName: 'Орлова', phone, ...changes });
const cleanUp = () => removeUnusedPlayers(club.database, getNow);
const listRows = () =>
  club.database
    .selectFrom('players')
    .select(['id', 'phone', 'name_key', 'note', 'merged_into'])
    .orderBy('id')
    .execute();
const listPhones = async () => (await listRows()).map(({ phone }) => phone).filter(Boolean);
const setNote = async (id: string, text: string) =>
  expect(
    (await club.call('PUT', `${PLAYERS_URL}/${id}/note`, { note: text, version: 1 })).status,
  ).toBe(200);
async function correct(entryId: string, changes: object) {
  const { personVersion: expectedVersion } = (await desk.read()).json.entries.find(
    ({ id }) => id === entryId,
  )!;
  const values = { givenName: 'Вера', familyName: 'Орлова', phone: null, level: null, ...changes };
  expect((await desk.correct(entryId, { expectedVersion, ...values })).status).toBe(200);
}
const purge = (id: number) =>
  club.database.deleteFrom('tournaments').where('id', '=', id).execute();

describe('PLAYER-83: a player without any data left is deleted within the hour', () => {
  test('once the last tournament is gone for good, with all that belongs to them', async () => {
    const other = createPlayDesk(club, 2);
    await other.add([
      createVera(PHONES[0]),
      createPerson('Олег', { familyName: 'Ли', phone: PHONES[1] }),
    ]);
    const [first, second] = (await other.read()).json.entries;
    await other.setWishes([first!.id, second!.id], 'notPartners');
    const { id } = (await findPlayer(club, 'Вера'))!;
    await club.call('POST', '/api/tournaments/1/invitations', { playerIds: [id] });
    expect(await listPhones()).toHaveLength(3);
    await cleanUp();
    expect(await listPhones()).toHaveLength(3);
    await purge(2);
    await cleanUp();
    expect(await listPhones()).toEqual([ANNA.contactPhone]);
    for (const table of ['player_wishes', 'player_invitations'] as const) {
      expect(await club.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test('but not while the trash has a tournament of theirs', async () => {
    await createPlayDesk(club, 2).add([createVera(PHONES[0])]);
    await readPlayers(club);
    await club.call('DELETE', '/api/tournaments/2');
    await cleanUp();
    expect(await listPhones()).toContain(PHONES[0]);
  });

  test('once the desk puts another person into the entry, or corrects phone and name at once', async () => {
    const walkIn = createVera(PHONES[0]);
    await desk.add([walkIn]);
    await readPlayers(club);
    await correct(walkIn.id, { givenName: 'Олег', familyName: 'Ли', phone: PHONES[1] });
    await cleanUp();
    expect(await listPhones()).toEqual(expect.arrayContaining([ANNA.contactPhone, PHONES[1]]));
    expect(await listPhones()).toHaveLength(2);
    expect(await readPlayers(club)).toHaveLength(2);
  });

  test('together with those merged into them, and none of them while one has anything', async () => {
    await createPlayDesk(club, 2).add([createVera(PHONES[0])]);
    await createPlayDesk(club, 3).add([createVera(PHONES[1])]);
    const [one, other] = (await readPlayers(club)).filter(({ givenName }) => givenName === 'Вера');
    const merged = await club.call('POST', `${PLAYERS_URL}/${one!.id}/merge`, { into: other!.id });
    expect(merged.status).toBe(200);
    await purge(one!.phone === PHONES[0] ? 2 : 3);
    await cleanUp();
    expect(await listPhones()).toHaveLength(3);
    await purge(one!.phone === PHONES[0] ? 3 : 2);
    await cleanUp();
    expect(await listPhones()).toEqual([ANNA.contactPhone]);
  });

  test('hundreds at once, but no forgotten player, who stays listed for backups', async () => {
    const { id } = (await findPlayer(club, 'Анна'))!;
    club.setNow(AFTER);
    expect((await club.call('DELETE', `${PLAYERS_URL}/${id}`)).status).toBe(204);
    const values = Array.from({ length: 250 }, (_, index) => ({
      id: randomUUID(),
      phone: '',
      name_key: `игрок ${index}`,
      created_at: new Date(NOW).toISOString(),
    }));
    await club.database.insertInto('players').values(values).execute();
    await purge(1);
    await cleanUp();
    expect(await listRows()).toMatchObject([{ id }]);
  });

  test('while others come who are known again: each is somebody who is there', async () => {
    for (let time = 0; time < 10; time += 1) {
      const come = Array.from({ length: 5 }, (_, index) =>
        createPerson(`Игрок${time}`, { familyName: `Второй${index}`, phone: PHONES[0] }),
      );
      const left = come.map(({ givenName, familyName }) => ({
        ...{ id: randomUUID(), phone: PHONES[0] },
        name_key: normalizeName(`${givenName} ${familyName}`),
        created_at: new Date(NOW).toISOString(),
      }));
      await club.database.insertInto('players').values(left).execute();
      await desk.add(come);
      await Promise.all([cleanUp(), assignPlayersToEntries(club.database, getNow), cleanUp()]);
    }
    const entries = await club.database
      .selectFrom('play_entries as e')
      .leftJoin('players as p', 'p.id', 'e.player_id')
      .select('p.id as playerId')
      .execute();
    expect(entries).toHaveLength(51);
    expect(entries.map(({ playerId }) => playerId)).not.toContain(null);
  });
});

describe('PLAYER-1: a correction', () => {
  test('of a phone leaves the player as they are, with note and wishes, and nothing of the old phone', async () => {
    const walkIn = createVera(PHONES[0]);
    const oleg = createPerson('Олег', { familyName: 'Ли', phone: PHONES[1] });
    await desk.add([walkIn, oleg]);
    const { id } = (await findPlayer(club, 'Вера'))!;
    await setNote(id, 'левша');
    await desk.setWishes([walkIn.id, oleg.id], 'notPartners');
    await correct(walkIn.id, { phone: PHONES[2] });
    expect(await listPhones()).not.toContain(PHONES[0]);
    expect((await desk.read()).json.wishes).toHaveLength(1);
    await cleanUp();
    expect((await findPlayer(club, 'Вера'))!.id).toBe(id);
    const card = (await club.call('GET', `${PLAYERS_URL}/${id}`)).json;
    expect(card).toMatchObject({ note: 'левша', phone: PHONES[2], merged: [], sameAs: [] });
  });

  test('to a known player makes them that one, and both ids are forgotten together', async () => {
    await createPlayDesk(club, 2).add([createVera(PHONES[1])]);
    const known = (await findPlayer(club, 'Вера'))!.id;
    await setNote(known, 'левша');
    const walkIn = createVera(PHONES[0]);
    await desk.add([walkIn]);
    const wrong = (await readPlayers(club)).find(({ phone }) => phone === PHONES[0])!.id;
    await setNote(wrong, 'свой мяч');
    await correct(walkIn.id, { phone: PHONES[1] });
    await cleanUp();
    expect(await listPhones()).not.toContain(PHONES[0]);
    expect(await readPlayers(club)).toHaveLength(2);
    const card = (await club.call('GET', `${PLAYERS_URL}/${known}`)).json;
    expect(card).toMatchObject({ note: 'левша\nсвой мяч', merged: [], sameAs: [] });
    const { data } = (await club.call('GET', `${PLAYERS_URL}/${known}/export`)).json as unknown as {
      data: PlayerExport;
    };
    expect(data.players).toHaveLength(1);
    expect(data.entries).toHaveLength(2);
    club.setNow(AFTER);
    expect((await club.call('DELETE', `${PLAYERS_URL}/${known}`)).status).toBe(204);
    const forgotten = (await club.call('GET', `${PLAYERS_URL}/forgotten`))
      .json as unknown as ForgottenPlayer[];
    // In a backup from before the correction, the entry has the other player's id.
    expect(forgotten.map(({ id }) => id).sort()).toEqual([known, wrong].sort());
  });

  test('of one evening of a regular makes no other evening theirs', async () => {
    const walkIn = createVera(PHONES[0]);
    await desk.add([walkIn]);
    await createPlayDesk(club, 2).add([createVera(PHONES[0])]);
    const { id } = (await findPlayer(club, 'Вера'))!;
    await correct(walkIn.id, { phone: PHONES[1] });
    await cleanUp();
    const players = (await readPlayers(club)).filter(({ givenName }) => givenName === 'Вера');
    expect(players.map((one) => [one.id === id, one.phone])).toEqual(
      expect.arrayContaining([
        [true, PHONES[0]],
        [false, PHONES[1]],
      ]),
    );
  });

  test('that puts another person in place of an applicant leaves the applicant to be seen and forgotten', async () => {
    const { id: entryId } = await desk.readEntry('Анна');
    const { id } = (await findPlayer(club, 'Анна'))!;
    await correct(entryId, { phone: PHONES[0] });
    await cleanUp();
    expect((await findPlayer(club, 'Анна'))!.id).toBe(id);
    expect((await findPlayer(club, 'Вера'))!.phone).toBe(PHONES[0]);
    const card = await club.call('GET', `${PLAYERS_URL}/${id}`);
    expect(card.json).toMatchObject({ givenName: 'Анна', phone: ANNA.contactPhone });
    club.setNow(AFTER);
    expect((await club.call('DELETE', `${PLAYERS_URL}/${id}`)).status).toBe(204);
    expect(await listPhones()).toEqual([PHONES[0]]);
    expect((await findPlayer(club, 'Вера'))!.phone).toBe(PHONES[0]);
  });

  test('of an applicant’s phone makes no second player', async () => {
    const { id: entryId } = await desk.readEntry('Анна');
    const { id } = (await findPlayer(club, 'Анна'))!;
    await correct(entryId, { givenName: 'Анна', familyName: 'Соколова', phone: PHONES[0] });
    await cleanUp();
    expect(await readPlayers(club)).toMatchObject([{ id, phone: PHONES[0] }]);
    expect(await listPhones()).toEqual([PHONES[0]]);
  });
});

const createKey = (nameKey: string, phone = '') => ({ nameKey, phone });
test.each([
  ['another phone', createKey('вера орлова', '1'), createKey('вера орлова', '2'), true],
  ['a letter of the name', createKey('вера орлва', '1'), createKey('вера орлова', '1'), true],
  ['a family name', createKey('вера', '1'), createKey('вера орлова', '1'), true],
  ['all that was missing', createKey('вера'), createKey('вера орлова', '1'), true],
  ['another name and phone', createKey('вера орлова', '1'), createKey('олег ли', '2'), false],
  [
    'another person of one phone',
    createKey('вера орлова', '1'),
    createKey('олег орлов', '1'),
    false,
  ],
  ['another given name', createKey('вера'), createKey('олег ли', '1'), false],
])('PLAYER-1: a change of %s is told from a change of person', (_, before, after, is) => {
  expect(isPersonCorrection(before, after)).toBe(is);
});
