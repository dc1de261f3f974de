import type { EntryPerson } from '../../../src/domain/play/model/entry';
import type { PlayerExport } from '../../../src/domain/players/export/exportWire';
import type { Player, PlayerCard } from '../../../src/domain/players/playerWire';
import { createPerson, createPlayDesk } from '../../support/playDesk';
import { ANNA, findPlayer, PLAYERS_URL, readPlayers } from '../../support/playerSamples';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { APPLICATION, NOW } from '../../support/serverSamples';

const MINUTE = 60_000;
const OTHER_PHONE = '+7 (916) 000-00-77';

let club: TestApp;
beforeEach(async () => {
  club = await createTestApp({
    now: NOW,
    tournaments: [{ date: '2026-05-25', applications: [{ ...ANNA, level: 3 }] }, {}],
  });
});
afterEach(() => club.stop());

const findAnna = async (given = 'Анна') => (await findPlayer(club, given)) as Player;
const readCard = async (id: string) =>
  (await club.call('GET', `${PLAYERS_URL}/${id}`)).json as unknown as PlayerCard;
const send = (id: string, changes: object, version?: number) =>
  club.send({
    method: 'PUT',
    url: `${PLAYERS_URL}/${id}/correction`,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    payload: changes,
  });
/** Moves the clock to a minute after everything before. */
let minutes = 0;
const wait = () => club.setNow(NOW + (minutes += 1) * MINUTE);
async function correct(id: string, changes: Partial<EntryPerson>): Promise<PlayerCard> {
  wait();
  const { status, json } = await send(id, changes, (await readCard(id)).version);
  expect(status).toBe(200);
  return json as unknown as PlayerCard;
}
const apply = async (tournamentId: number, changes: object) => {
  wait();
  const body = { ...APPLICATION, ...ANNA, ...changes };
  const { status } = await club.call('POST', `/api/tournaments/${tournamentId}/applications`, body);
  expect(status).toBe(201);
};

test('PLAYER-87: card and list have the corrected name, phone and level until a later value', async () => {
  const { id } = await findAnna();
  const card = await correct(id, { givenName: 'Анна', familyName: 'Орлова', level: 4 });
  expect(card).toMatchObject({ familyName: 'Орлова', level: 4, phone: ANNA.contactPhone });
  expect(card.otherNames).toEqual(['Анна Соколова']);
  expect(await correct(id, { phone: OTHER_PHONE })).toMatchObject({
    ...{ phone: OTHER_PHONE, otherPhones: [ANNA.contactPhone], familyName: 'Орлова', level: 4 },
  });
  expect(await findAnna()).toMatchObject({ familyName: 'Орлова', phone: OTHER_PHONE, level: 4 });
  await apply(2, { name: 'Анна Орлова', contactPhone: OTHER_PHONE, level: 4.5 });
  const players = await readPlayers(club);
  expect(players).toMatchObject([{ id, familyName: 'Орлова', level: 4.5, phone: OTHER_PHONE }]);
});

test('PLAYER-87: a correction names its version, and one that builds on another is refused with the card', async () => {
  const { id } = await findAnna();
  expect((await send(id, { level: 4 })).status).toBe(400);
  const { version } = await correct(id, { level: 4 });
  const refused = await send(id, { level: 2 }, version - 1);
  expect(refused.status).toBe(412);
  expect(refused.json).toMatchObject({ current: { id, level: 4, version } });
  // An unchanged value is no correction.
  expect((await send(id, { level: 4 }, version)).json).toMatchObject({ version });
  expect((await send('00000000-0000-4000-8000-000000000000', { level: 4 }, 1)).status).toBe(404);
});

test.each([
  [{ givenName: 'А', familyName: '' }, 'givenName', 'Имя минимум 2 символа'],
  [{ phone: '123' }, 'phone', 'Телефон: +7 (XXX) XXX-XX-XX или + и код страны'],
  [{ level: 3.3 }, 'level', 'Уровень'],
  [{ level: 8 }, 'level', 'Уровень от 1 до 7'],
])('PLAYER-87: %j is refused at its field', async (changes, field, message) => {
  const { id, level } = await findAnna();
  const { status, json } = await send(id, changes, 1);
  expect(status).toBe(422);
  expect(json.fieldErrors).toEqual({ [field]: expect.stringContaining(message) as string });
  expect((await findAnna()).level).toBe(level);
});

test('PLAYER-87: the desk that corrects an entry afterwards knows better', async () => {
  const desk = createPlayDesk(club);
  await desk.read();
  const { id } = await findAnna();
  await correct(id, { level: 4, phone: OTHER_PHONE });
  wait();
  const entry = await desk.readEntry('Анна');
  const person = { givenName: 'Анна', familyName: 'Соколова', phone: ANNA.contactPhone, level: 5 };
  expect((await desk.correct(entry.id, { ...person, expectedVersion: 1 })).status).toBe(200);
  expect(await readPlayers(club)).toMatchObject([{ id, level: 5, phone: OTHER_PHONE }]);
});

describe('PLAYER-88: two who are one', () => {
  const ANYA = { name: 'Анюта Соколова', contactPhone: OTHER_PHONE };
  let anna: string;
  let anya: string;
  beforeEach(async () => {
    await apply(2, { ...ANYA, level: 2 });
    anna = (await findAnna()).id;
    anya = (await findAnna('Анюта')).id;
  });
  const merge = () => club.call('POST', `${PLAYERS_URL}/${anya}/merge`, { into: anna });

  test('PLAYER-88: have both phones, the newest first, and no entry under any of them is a third', async () => {
    await merge();
    const [player] = await readPlayers(club);
    expect(player).toMatchObject({ phone: OTHER_PHONE, otherPhones: [ANNA.contactPhone] });
    expect(player!.otherNames).toHaveLength(1);
    const desk = createPlayDesk(club, 2);
    wait();
    // This entry has the name of one player and the phone of the other.
    const mixed = { familyName: 'Соколова', phone: OTHER_PHONE };
    await desk.add([createPerson('Анна', mixed)]);
    expect(await readPlayers(club)).toHaveLength(1);
  });

  test('PLAYER-87: keep their corrections together and apart', async () => {
    await correct(anna, { level: 4 });
    await correct(anya, { level: 5, phone: '+7 (916) 000-00-88' });
    await merge();
    expect(await readCard(anna)).toMatchObject({
      ...{ level: 5, phone: '+7 (916) 000-00-88' },
      merged: [{ id: anya, phone: '+7 (916) 000-00-88' }],
    });
    await correct(anna, { level: 4.5 });
    expect((await club.call('DELETE', `${PLAYERS_URL}/${anya}/merge`)).status).toBe(200);
    expect(await readCard(anna)).toMatchObject({ level: 4.5, phone: ANNA.contactPhone });
    expect(await readCard(anya)).toMatchObject({ level: 5, phone: '+7 (916) 000-00-88' });
  });

  test('PLAYER-6, PLAYER-87: are suggested once a correction gives them one phone', async () => {
    expect((await readCard(anna)).sameAs).toEqual([]);
    const card = await correct(anna, { phone: OTHER_PHONE, givenName: 'Анюта' });
    expect(card.sameAs).toMatchObject([{ id: anya }]);
    expect((await readCard(anya)).sameAs).toMatchObject([{ id: anna }]);
  });
});

test('PLAYER-60, PLAYER-71, PLAYER-87: a correction is exported, and forgotten with its player', async () => {
  const { id } = await findAnna();
  await correct(id, { familyName: 'Неповторимская', phone: OTHER_PHONE });
  const { json } = await club.call('GET', `${PLAYERS_URL}/${id}/export`);
  const { data, page } = json as unknown as { data: PlayerExport; page: string };
  expect(data.players).toMatchObject([{ correction: { familyName: 'Неповторимская' } }]);
  expect(page).toContain('Неповторимская');
  club.setNow(Date.parse('2026-07-25T09:00:00.000Z'));
  expect((await club.call('DELETE', `${PLAYERS_URL}/${id}`)).status).toBe(204);
  const rows = await club.database.selectFrom('players').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/Неповторимская|000-00-77/);
});
