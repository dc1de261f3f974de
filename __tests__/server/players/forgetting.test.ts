import Fastify from 'fastify';
import { sql } from 'kysely';
import { TABLE_NAMES } from '../../../src/server/db/copying/tables';
import type { PlayerExport } from '../../../src/domain/players/export/exportWire';
import type { ForgetPreview } from '../../../src/domain/players/forgetting/forgetWire';
import { registerForgetRoutes } from '../../../src/server/players/forgetting/forgetRoutes';
import { findPersonRecords } from '../../../src/server/players/forgetting/personRecords';
import { assignPlayersToEntries } from '../../../src/server/players/identity/assignPlayersToEntries';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { createPerson, createPlayDesk } from '../../support/playDesk';
import { APPLICATION, NOW, TOURNAMENT } from '../../support/serverSamples';
import { FORM, openSignUpPage } from '../../support/signUpPage';

const PHONE = '+7 (999) 555-44-33';
const NAME = 'Аполлинария Выдропужская';
const TRACES = ['Аполлинария', 'Выдропужск', 'аполлинария', 'выдропужск', '555-44-33', 'tg:canary'];
const AFTER = Date.parse('2026-06-25T09:00:00.000Z');

let club: TestApp;
afterEach(() => club.stop());

/** Enters one person in every place that can store a person, and moves the clock past the tournaments. */
async function fill(): Promise<string> {
  const application = { ...APPLICATION, name: NAME, contactPhone: PHONE, userId: 'tg:canary' };
  club = await createTestApp({
    now: NOW,
    tournaments: [{ applications: [application, {}] }, {}, { applications: [application] }],
  });
  const { call, send } = club;
  await createPlayDesk(club, 1).read();
  const desk = createPlayDesk(club, 2);
  const [givenName, familyName] = NAME.split(' ');
  await desk.add([
    createPerson('Олег'),
    createPerson(givenName!, { familyName, phone: PHONE, level: 3.5 }),
  ]);
  await desk.set({ capacity: 1 });
  const page = await openSignUpPage(club, 2);
  await page.post({ ...FORM, givenName: givenName!, familyName: `${familyName}`, phone: PHONE });
  const organizer = { organizerName: NAME, organizerPhone: PHONE };
  await send({
    method: 'POST',
    url: '/api/tournaments',
    payload: { ...TOURNAMENT, ...organizer },
    headers: { 'idempotency-key': 'made' },
  });
  await send({
    method: 'POST',
    url: '/api/tournaments/2/applications',
    payload: application,
    headers: { 'idempotency-key': 'applied' },
  });
  await call('PUT', '/api/tournaments/2', organizer);
  await call('PUT', '/api/tournaments/2', {
    organizerName: 'Вера Ли',
    organizerPhone: '+7 (999) 000-00-01',
  });
  await call('DELETE', '/api/tournaments/3');
  await assignPlayersToEntries(club.database, () => NOW);
  const { id } = await club.database
    .selectFrom('players')
    .select('id')
    .where('phone', '=', PHONE)
    .executeTakeFirstOrThrow();
  await club.database
    .updateTable('players')
    .set({ note: `${NAME} звонит с ${PHONE}` })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Tables whose columns contain a trace of the person. */
async function listTablesWithTraces(): Promise<string[]> {
  const found: string[] = [];
  for (const table of TABLE_NAMES) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(club.database);
    const text = JSON.stringify(rows, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    if (TRACES.some((trace) => text.includes(trace))) found.push(table);
  }
  return found.sort();
}

test('PLAYER-61, PLAYER-62: a player is not forgotten before their tournaments are over', async () => {
  const path = `/api/players/${await fill()}`;
  const { json } = await club.call('GET', `${path}/forgetting`);
  expect((json as unknown as ForgetPreview).openTournaments.map((one) => one.id)).toEqual([
    1, 2, 4,
  ]);
  expect((await club.call('DELETE', path)).status).toBe(409);
  expect(await listTablesWithTraces()).toEqual([
    'applications',
    'idempotency_keys',
    'play_entries',
    'players',
    'tournament_history',
    'tournaments',
  ]);
});

test('PLAYER-60, PLAYER-61: once their tournaments are over they are forgotten in every table, and the list has another tag', async () => {
  const path = `/api/players/${await fill()}`;
  const { call, setNow } = club;
  setNow(AFTER);
  const { json } = await call('GET', `${path}/forgetting`);
  expect(json).toMatchObject({
    openTournaments: [],
    organized: 1,
    hasNote: true,
    players: 1,
    keptAnswers: 2,
  });
  const list = await club.send({ method: 'GET', url: '/api/tournaments' });
  const winnersBefore = (await createPlayDesk(club, 2).read()).json.entries.length;
  expect((await call('DELETE', path)).status).toBe(204);
  expect(await listTablesWithTraces()).toEqual([]);
  expect((await createPlayDesk(club, 2).read()).json.entries).toHaveLength(winnersBefore);
  const etag = String(list.headers.etag);
  const next = await club.send({
    method: 'GET',
    url: '/api/tournaments',
    headers: { 'if-none-match': etag },
  });
  expect(next.status).toBe(200);
  expect(JSON.stringify(next.json)).not.toContain('555-44-33');
  expect((await call('DELETE', path)).status).toBe(404);
  expect((await call('GET', `${path}/forgetting`)).status).toBe(404);
});

test('PLAYER-77, PLAYER-60: the forgotten are named to devices by id, and their applications make no new player', async () => {
  const id = await fill();
  club.setNow(AFTER);
  expect((await club.call('DELETE', `/api/players/${id}`)).status).toBe(204);
  // This list tells devices which stored rosters to delete.
  const forgotten = await club.call('GET', '/api/players/forgotten');
  expect(forgotten.json).toEqual([
    { id, at: new Date(AFTER).toISOString(), tournamentIds: [1, 2] },
  ]);
  // An application from before the play's start is no longer assigned to a player, and creates no new one.
  await assignPlayersToEntries(club.database, () => AFTER);
  expect(await findPersonRecords(club.database, id)).toBeNull();
  expect(await listTablesWithTraces()).toEqual([]);
});

/** Adds another player, a wish, a payment and an invitation, and reads the person's export. */
async function readExport() {
  const id = await fill();
  const { call } = club;
  const desk = createPlayDesk(club, 2);
  await desk.add([createPerson('Вера', { familyName: 'Орлова', phone: '+7 (999) 777-00-00' })]);
  await assignPlayersToEntries(club.database, () => NOW);
  const { entries } = (await desk.read()).json;
  const entryOf = (name: string) => entries.find(({ givenName }) => givenName === name)!.id;
  await desk.setWishes([entryOf('Вера'), entryOf('Аполлинария')], 'notPartners');
  await desk.mark('Аполлинария', { payment: 'cash', paid: 1500 });
  await call('POST', '/api/tournaments/2/invitations', { playerIds: [id] });
  const preview = (await call('GET', `/api/players/${id}/forgetting`))
    .json as unknown as ForgetPreview;

  const answer = await call('GET', `/api/players/${id}/export`);
  const { data, page } = answer.json as unknown as { data: PlayerExport; page: string };
  return { id, preview, data, page };
}

test('PLAYER-71: an export has all that is replaced when a player is forgotten', async () => {
  const { id, preview, data } = await readExport();
  expect(data).toMatchObject({
    madeAt: new Date(NOW).toISOString(),
    players: [{ id, phone: PHONE, note: `${NAME} звонит с ${PHONE}` }],
    wishes: [{ other: 'Вера О.', kind: 'notPartners' }],
    invitations: [{ tournament: { tournamentId: 2 }, at: expect.any(String) }],
  });
  expect(data.entries).toHaveLength(preview.entries);
  expect(data.applications).toHaveLength(preview.applications);
  expect(data.organized).toHaveLength(preview.organized);
  expect(data.history).toHaveLength(preview.historyLines);
  // The export also includes the trash and user ids from other programs.
  expect(data.applications.map(({ tournament }) => tournament.tournamentId)).toContain(3);
  expect(data.applications.map(({ userId }) => userId)).toContain('tg:canary');
  expect(data.entries.map(({ source, paid }) => [source, paid])).toEqual(
    expect.arrayContaining([
      ['application', 0],
      ['desk', 1500],
    ]),
  );
  for (const { values } of data.history)
    expect([NAME, PHONE]).toEqual(expect.arrayContaining(values));
});

test('PLAYER-71, PLAYER-72: export and page have the person’s phone, of others only short names', async () => {
  const { data, page } = await readExport();
  for (const text of [JSON.stringify(data), page]) {
    expect(text).toContain(PHONE);
    expect(text).not.toContain('Орлова');
    expect(text).not.toContain('777-00-00');
    expect(text).not.toContain(APPLICATION.contactPhone);
  }
});

test('PLAYER-71: a forgotten player has no export', async () => {
  const path = `/api/players/${await fill()}`;
  club.setNow(AFTER);
  await club.call('DELETE', path);
  expect((await club.call('GET', `${path}/export`)).status).toBe(404);
});

test('PLAYER-60: histories refuse changes again afterwards', async () => {
  const id = await fill();
  club.setNow(AFTER);
  expect((await club.call('DELETE', `/api/players/${id}`)).status).toBe(204);
  await expect(
    club.database.updateTable('tournament_history').set({ username: 'x' }).execute(),
  ).rejects.toMatchObject({ message: 'tournament_history is append-only' });
});

test('PLAYER-63: a person who shares only the phone is not forgotten with the player', async () => {
  const application = { ...APPLICATION, name: NAME, contactPhone: PHONE };
  const spouse = { ...application, name: 'Пафнутий Выдропужский' };
  club = await createTestApp({
    now: NOW,
    tournaments: [
      {
        applications: [application, spouse],
        organizerName: 'Пафнутий Выдропужский',
        organizerPhone: PHONE,
      },
    ],
  });
  await assignPlayersToEntries(club.database, () => NOW);
  const { id } = await club.database
    .selectFrom('applications')
    .select('player_id as id')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  club.setNow(AFTER);
  expect((await club.call('DELETE', `/api/players/${id}`)).status).toBe(204);
  const { json } = await club.call('GET', '/api/tournaments/1');
  expect(json).toMatchObject({ organizer_name: 'Пафнутий Выдропужский', organizer_phone: PHONE });
  expect(json.applications.map(({ name, contact_phone }) => [name, contact_phone])).toEqual([
    ['Игрок', ''],
    ['Пафнутий Выдропужский', PHONE],
  ]);
});

test('PLAYER-82: a forgetting is answered without waiting for all that follows', async () => {
  const id = await fill();
  const app = Fastify();
  const pending = () => new Promise<void>(() => undefined);
  registerForgetRoutes(app, {
    ...{ database: club.database, clock: () => AFTER, timeZone: 'Europe/Moscow' },
    ...{ completeForgetting: pending, completionMaxMs: 10 },
  });
  expect((await app.inject({ method: 'DELETE', url: `/players/${id}` })).statusCode).toBe(204);
  expect((await club.call('GET', `/api/players/${id}`)).status).toBe(404);
});

test('PLAYER-60, PLAYER-85: a person is forgotten even when the name is written in letters that look alike', async () => {
  const application = { ...APPLICATION, contactPhone: PHONE };
  const spellings = ['СОВА РОМА', 'COBA POMA', 'СОВА–РОМА ЛИ', 'СОВА-РОМА ЛИ'];
  club = await createTestApp({
    now: NOW,
    tournaments: spellings.map((name) => ({
      ...{ organizerName: name, organizerPhone: PHONE },
      applications: [{ ...application, name }],
    })),
  });
  // An older server created a player for each spelling.
  await club.database
    .insertInto('players')
    .values(
      ['рома сова', 'coba poma', 'ли сова–рома', 'ли сова-рома'].map((name_key, at) => ({
        ...{ id: `00000000-0000-4000-8000-00000000000${at}`, phone: PHONE, name_key },
        created_at: new Date(NOW).toISOString(),
      })),
    )
    .execute();
  await assignPlayersToEntries(club.database, () => NOW);
  club.setNow(AFTER);
  for (const at of [1, 2]) {
    const url = `/api/players/00000000-0000-4000-8000-00000000000${at}`;
    expect((await club.call('DELETE', url)).status).toBe(204);
  }
  const names = await club.database.selectFrom('applications').select('name').execute();
  expect(new Set(names.map(({ name }) => name))).toEqual(new Set(['Игрок']));
  const organizers = await club.database
    .selectFrom('tournaments')
    .select('organizer_name')
    .execute();
  expect(new Set(organizers.map((one) => one.organizer_name))).toEqual(new Set(['Организатор']));
  const left = await club.database.selectFrom('players').select(['phone', 'name_key']).execute();
  expect(left.flatMap((one) => [one.phone, one.name_key]).filter(Boolean)).toEqual([]);
});
