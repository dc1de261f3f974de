import { sql } from 'kysely';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import type { Tournament } from '../../src/domain/tournament/tournament';
import { connectPostgres } from '../../src/server/db/postgres/open';
import { openFaultProxy, type FaultProxy } from '../support/faultProxy';
import { createReadModels } from '../../src/server/readModels';
import { createPersons, createNextRoundEvents, createScoreEvents } from '../support/playEvents';
import { createPlayDesk, openSession } from '../support/playDesk';
import { readPlayers } from '../support/playerSamples';
import { toText } from '../support/signUpPage';
import { formatAuthorization, createTestApp, PASSWORD, type TestApp } from '../support/serverApp';
import { NOW, TOURNAMENT } from '../support/serverSamples';

const LIST = '/api/tournaments';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

let primary: Postgres;
let databaseUrl: URL;
let proxy: FaultProxy;
let club: TestApp;
beforeAll(async () => {
  primary = await startPostgres({ isDurable: false });
});
afterAll(() => primary.stop());

/** Revokes access to PostgreSQL's log from every role, as some database providers do. */
async function hideLog(url: URL): Promise<void> {
  const keeper = connectPostgres(Object.assign(new URL(url), { username: 'postgres' }).href);
  await sql`REVOKE EXECUTE ON FUNCTION pg_current_wal_insert_lsn(), pg_current_wal_lsn(),
    pg_current_wal_flush_lsn(), pg_walfile_name(pg_lsn), pg_control_checkpoint() FROM PUBLIC`.execute(
    keeper,
  );
  await keeper.destroy();
}

beforeEach(async () => {
  databaseUrl = new URL(await primary.createDatabase());
  await hideLog(databaseUrl);
  proxy = await openFaultProxy(primary.port);
  databaseUrl.port = String(proxy.port);
  club = await createTestApp({ now: NOW, databaseUrl: databaseUrl.href });
  await create('Первый');
});
afterEach(async () => {
  await club.stop();
  await proxy.close();
});

async function create(organizerName: string): Promise<void> {
  const { status } = await club.call('POST', LIST, { ...TOURNAMENT, organizerName });
  expect(status).toBe(201);
}

/** Names in the list, and the list's tag. */
async function listOf(server: TestApp) {
  const { json, headers } = await server.send({ method: 'GET', url: LIST });
  const names = (json as Tournament[]).map(({ organizer_name: name }) => name).sort();
  return { names, tag: String(headers.etag) };
}

async function createCalendarPath(): Promise<string> {
  const { json } = await club.call('POST', '/api/calendar');
  return (json as unknown as { path: string }).path;
}

/** Requests the list or the calendar with the tag of an earlier response. */
const ask = (url: string, tag: string) =>
  club.app.inject({
    method: 'GET',
    url,
    headers: {
      authorization: formatAuthorization(PASSWORD),
      'if-none-match': tag,
      'a-im': 'changes',
    },
  });

/** Waits until the database responds after its connections were ended. */
async function untilItAnswers(): Promise<void> {
  for (let time = 0; time < 100; time += 1) {
    if ((await club.call('GET', '/api/trash')).status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the database does not answer');
}

test('SCALE-1, SPEED-1, SPEED-2: without access to the log the list has its tag from its changes', async () => {
  const { tag } = await listOf(club);
  expect((await ask(LIST, tag)).statusCode).toBe(304);
  const later = await createTestApp({ now: NOW, databaseUrl: databaseUrl.href });
  expect((await listOf(later)).tag).toBe(tag);
  await later.stop();
  await create('Второй');
  const changes = await ask(LIST, tag);
  expect(changes.statusCode).toBe(226);
  expect(changes.json<{ changed: Tournament[] }>().changed).toHaveLength(1);
});

test('SCALE-2, SCALE-3: after a failover that lost a commit the list is the promoted replica’s, also of a server that went on', async () => {
  await primary.run('CHECKPOINT');
  const replica = await startPostgres({ isDurable: false, replicaOf: primary.data });
  try {
    await create('Потерянный');
    const before = await listOf(club);
    expect(before.names).toEqual(['Первый', 'Потерянный']);

    proxy.redirect(replica.port);
    await untilItAnswers();
    const early = await club.call('GET', LIST);
    expect(early.status).toBe(503);
    expect(early.json.message).toMatch(/^База данных не отвечает/);
    await replica.run('SELECT pg_promote()');
    await create('Новый');

    const after = await listOf(club);
    expect(after.names).toEqual(['Новый', 'Первый']);
    expect((await ask(LIST, before.tag)).statusCode).toBe(200);
    const later = await createTestApp({ now: NOW, databaseUrl: databaseUrl.href });
    expect(await listOf(later)).toEqual(after);
    await later.stop();
  } finally {
    await replica.stop();
  }
});

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/**
 * Ends all connections and replaces the server's database, as restoring a dump does.
 * @param lost changes that the replaced database loses
 */
async function withPutBack(lost: () => Promise<void>): Promise<void> {
  const name = databaseUrl.pathname.slice(1);
  const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`;
  await primary.run(end);
  await primary.run(`CREATE DATABASE kept OWNER club TEMPLATE ${name}`);
  await untilItAnswers();
  await lost();
  await primary.run(`DROP DATABASE ${name} WITH (FORCE)`);
  await primary.run(`ALTER DATABASE kept RENAME TO ${name}`);
  await untilItAnswers();
}

test('SCALE-3: nothing that is kept of a play outlives the database that it was read from', async () => {
  const authorization = await openSession(club);
  const desk = createPlayDesk(club, 1, authorization);
  const { readRatings } = createReadModels({ database: club.database, clock: () => NOW });
  const names = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дина', 'Егор', 'Жанна', 'Захар'];
  await desk.add(createPersons(...names));
  await desk.set({ capacity: 12 });
  await desk.change({
    events: createNextRoundEvents((await desk.read()).json, new Date(NOW).toISOString()),
  });
  await desk.openLink('live');
  const { links, signUp } = (await desk.openLink('score')).json;

  /** Makes two changes. The play then has the same version before and after the restore. */
  async function change(added: readonly string[], courts: readonly number[], a: number) {
    await desk.add(createPersons(...added));
    const { json: play } = await desk.read();
    const events = courts.flatMap((court) => createScoreEvents(play, court, a, 24 - a));
    expect((await desk.change({ events })).status).toBe(200);
    return play.version + 1;
  }
  async function look() {
    const [live, score, apply] = await Promise.all(
      [links.live!, links.score!, signUp.path].map(async (url) =>
        toText((await club.app.inject({ url })).body),
      ),
    );
    const players = await readPlayers(club);
    const { entries, rounds } = (await desk.read()).json;
    const results = rounds[0]!.matches.flatMap(({ result }) => result ?? []);
    return {
      live: ['Илья', 'Кира', 'Лев'].filter((name) => live!.includes(name)),
      score: score!.match(/\b(14|16|10|8)\b/g),
      apply: /Свободно \d+/.exec(apply!)?.[0],
      play: {
        names: entries.map((one) => one.givenName).filter((name) => !names.includes(name)),
        points: results.map((result) => result.a),
      },
      players: players
        .filter(({ givenName }) => !names.includes(givenName))
        .map((one) => one.givenName),
      matches: sumOf([...(await readRatings()).levels.values()].map(({ matches }) => matches)),
    };
  }

  let version = 0;
  await withPutBack(async () => {
    version = await change(['Илья', 'Кира'], [1, 2], 14);
    expect(await look()).toEqual({
      live: ['Илья', 'Кира'],
      score: ['14', '10', '14', '10'],
      apply: 'Свободно 2',
      play: { names: ['Илья', 'Кира'], points: [14, 14] },
      players: ['Илья', 'Кира'],
      matches: 8,
    });
  });
  expect(await change(['Лев'], [1], 16)).toBe(version);
  expect(await look()).toEqual({
    live: ['Лев'],
    score: ['16', '8'],
    apply: 'Свободно 3',
    play: { names: ['Лев'], points: [16] },
    players: ['Лев'],
    matches: 4,
  });
});

test('SPEED-1, SPEED-2, COMFORT-47: a database put back under a running server has other tags', async () => {
  const path = await createCalendarPath();
  let before = await listOf(club);
  let calendarTag = '';
  await withPutBack(async () => {
    await create('Потерянный');
    before = await listOf(club);
    calendarTag = String((await ask(path, '')).headers.etag);
    expect((await ask(path, calendarTag)).statusCode).toBe(304);
  });
  await create('Новый');

  expect((await listOf(club)).names).toEqual(['Новый', 'Первый']);
  expect((await ask(LIST, before.tag)).statusCode).toBe(200);
  expect((await ask(path, calendarTag)).statusCode).toBe(200);
});
