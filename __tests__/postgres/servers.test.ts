import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tournament } from '../../src/domain/tournament/tournament';
import { assignPlayersToEntries } from '../../src/server/players/identity/assignPlayersToEntries';
import {
  formatAuthorization,
  createTestApp,
  PASSWORD,
  USERNAME,
  type TestApp,
} from '../support/serverApp';
import { NOW, TOURNAMENT } from '../support/serverSamples';
import { createEmptyPostgres } from '../support/testDatabase';

const DAY_MS = 86_400_000;

let servers: [TestApp, TestApp];
let databaseUrl: string;
beforeEach(async () => {
  databaseUrl = await createEmptyPostgres();
  const first = await createTestApp({ now: NOW, databaseUrl, tournaments: [{}] });
  servers = [first, await createTestApp({ now: NOW, databaseUrl })];
  await Promise.all(servers.map(({ app }) => app.ready()));
});
afterEach(() => Promise.all(servers.map((server) => server.stop())));

const listOf = async (server: TestApp) =>
  (await server.call('GET', '/api/tournaments')).json as Tournament[];

async function signIn({ app }: TestApp, password = PASSWORD) {
  const payload = { username: USERNAME, password };
  const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
  return { status: response.statusCode, token: response.json<{ token: string }>().token };
}

const withToken = (server: TestApp, token: string) =>
  server.send({
    method: 'GET',
    url: '/api/tournaments',
    headers: { authorization: formatAuthorization(token) },
  });

test('SCALE-2: a change at one server is in the other’s next list', async () => {
  const [one, other] = servers;
  expect(await listOf(other)).toHaveLength(1);
  const { json } = await one.call('POST', '/api/tournaments', TOURNAMENT);
  expect((await listOf(other)).map(({ id }) => id)).toContain(json.id);
  await other.call('PUT', `/api/tournaments/${json.id}`, { entryFee: 700 });
  expect((await listOf(one)).find(({ id }) => id === json.id)?.entry_fee).toBe(700);
  await one.call('DELETE', `/api/tournaments/${json.id}`);
  expect(await listOf(other)).toHaveLength(1);
});

test('SCALE-2: a list’s tag is understood by every server', async () => {
  const [one, other] = servers;
  const url = '/api/tournaments';
  const { headers } = await one.send({ method: 'GET', url });
  const conditions = { 'if-none-match': String(headers.etag), 'a-im': 'changes' };
  expect((await other.send({ method: 'GET', url, headers: conditions })).status).toBe(304);
  await one.call('POST', url, TOURNAMENT);
  const changes = await other.send({ method: 'GET', url, headers: conditions });
  expect(changes.status).toBe(226);
  expect((changes.json as unknown as { changed: unknown[] }).changed).toHaveLength(1);
});

test('SCALE-2: a session begun at one server is good at all, and ended at all', async () => {
  const [one, other] = servers;
  const { token } = await signIn(one);
  expect((await withToken(other, token)).status).toBe(200);
  await other.send({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { authorization: formatAuthorization(token) },
  });
  expect((await withToken(one, token)).status).toBe(401);
});

test('SCALE-2: failed sign-ins count together', async () => {
  const [one, other] = servers;
  for (const server of [one, other, one, other, one]) {
    expect((await signIn(server, 'wrong')).status).toBe(401);
  }
  expect((await signIn(one)).status).toBe(429);
  expect((await signIn(other)).status).toBe(429);
});

test('PLAYER-1: servers that look for players at once make each of them once', async () => {
  const [{ database }, other] = servers;
  const values = Array.from({ length: 300 }, (_, index) => ({
    tournament_id: 1,
    name: `Игрок ${index % 50}`,
    level: null,
    contact_phone: '+7 (916) 123-45-67',
    user_id: '1',
    created_at: new Date(NOW).toISOString(),
  }));
  await database.insertInto('applications').values(values).execute();
  const clock = () => NOW;
  await Promise.all([database, other.database].map((one) => assignPlayersToEntries(one, clock)));
  const rows = await database.selectFrom('applications').select(['name', 'player_id']).execute();
  expect(new Set(rows.map(({ name, player_id }) => `${name} ${player_id}`)).size).toBe(50);
  expect(await database.selectFrom('players').select('id').execute()).toHaveLength(50);
});

test('SCALE-2: a key sent to all servers at once makes one tournament', async () => {
  const post = (server: TestApp) =>
    server.send({
      method: 'POST',
      url: '/api/tournaments',
      payload: TOURNAMENT,
      headers: { 'idempotency-key': 'once' },
    });
  const answers = await Promise.all(servers.map(post));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
  expect(await listOf(servers[0])).toHaveLength(2);
});

test('SCALE-2: one of the changes that build on one version succeeds, wherever they are sent', async () => {
  const [{ id, version }] = (await listOf(servers[0])) as [Tournament];
  const put = (server: TestApp, entryFee: number) =>
    server.send({
      method: 'PUT',
      url: `/api/tournaments/${id}`,
      payload: { entryFee },
      headers: { 'if-match': `"${version}"` },
    });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => put(servers[index % 2]!, 100 + index)),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array<number>(9).fill(412)]);
});

test('SCALE-2: one server cleans up for all', async () => {
  const [one] = servers;
  await one.call('DELETE', '/api/tournaments/1');
  await sql`update trash_clock set observed_ms = ${sql.lit(30 * DAY_MS)}`.execute(one.database);
  const later = await createTestApp({ now: NOW + 30 * DAY_MS, databaseUrl });
  await later.app.ready();
  // The server starts without waiting for the cleanup.
  const inTrash = async () => (await later.call('GET', '/api/trash')).json.length;
  for (let time = 0; time < 100 && (await inTrash()) > 0; time += 1) await sleep(20);
  expect((await one.call('GET', '/api/trash')).json).toEqual([]);
  expect((await later.call('GET', '/api/tournaments/1/history')).json[0]?.kind).toBe('purged');
  expect((await one.call('POST', '/api/tournaments', TOURNAMENT)).json.id).toBe(2);
  await later.stop();
});

test('SCALE-2: writes at all servers at once get one revision each, and all lists are the same', async () => {
  const { token } = await signIn(servers[0]);
  const headers = { authorization: formatAuthorization(token) };
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const payload = { ...TOURNAMENT, entryFee: index };
      const server = servers[index % 2]!;
      const { status } = await server.send({
        method: 'POST',
        url: '/api/tournaments',
        payload,
        headers,
      });
      expect(status).toBe(201);
    }),
  );
  const [one, other] = await Promise.all(servers.map(listOf));
  expect(one).toHaveLength(41);
  expect(other).toEqual(one);
});
