import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { SqliteClubDialect as SqliteClub } from '../../src/server/db/sqlite/dialect';
import { openSqliteDatabase } from '../../src/server/db/sqlite/open';
import { PostgresClubDialect as PostgresClub } from '../../src/server/db/postgres/dialect';
import { openPostgres } from '../../src/server/db/postgres/open';
import { createPostgresPool } from '../../src/server/db/postgres/pool';
import { Club } from '../../trust/club';
import { CACHE } from '../clubs/prepare';
import { fillClub } from './fill';
import { measureClub, type Measured } from './measure';
import { listPlans, type Plan } from './plans';
import { measureSearch } from './search';
import { writeFigures } from './writeFigures';

const COUNTS = [1_000, 10_000, 100_000, 1_000_000];
/** Limits the applications per tournament: a list of a million tournaments with 24 each would not fit into memory. */
const APPLICATIONS_MAX = (count: number) => (count > 100_000 ? 2 : 24);
const PLANS_AT = 100_000;

type Place = {
  name: string;
  club: Club;
  readPlans: () => Promise<Plan[]>;
  readSizeMB: () => Promise<number>;
};

/** Creates a folder for a club, and its parent folder if needed. */
function createFolder(): string {
  mkdirSync(CACHE, { recursive: true });
  return mkdtempSync(path.join(CACHE, 'scale-'));
}

async function onSqlite(count: number): Promise<Place> {
  const folder = createFolder();
  const club = new Club(folder);
  const database = openSqliteDatabase(club.databaseFile);
  await fillClub(database, count, APPLICATIONS_MAX(count));
  await database.destroy();
  return {
    name: 'SQLite',
    club,
    readPlans: () => listPlans(new SqliteClub(new Sqlite(club.databaseFile))),
    readSizeMB: async () => statSync(club.databaseFile).size / 2 ** 20,
  };
}

async function onPostgres(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  count: number,
): Promise<Place> {
  const databaseUrl = await postgres.createDatabase();
  const club = new Club(createFolder(), { databaseUrl });
  const database = await openPostgres(databaseUrl);
  await fillClub(database, count, APPLICATIONS_MAX(count));
  const { rows } = await sql<{
    size: number;
  }>`SELECT pg_database_size(current_database()) AS size`.execute(database);
  await database.destroy();
  return {
    name: 'PostgreSQL',
    club,
    readPlans: () => listPlans(new PostgresClub({ pool: createPostgresPool(databaseUrl) })),
    readSizeMB: async () => rows[0]!.size / 2 ** 20,
  };
}

type Measurement = { name: string; count: number; sizeMB: number; measured: Measured };

const formatValue = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(2);

const ROWS: readonly (readonly [keyof Measured, string])[] = [
  ['start', 'From the start to the first rows, ms'],
  ['whole', 'From there until the whole list is in memory, ms'],
  ['unchanged', 'List, nothing changed (304), ms'],
  ['changes', 'PUT and then the list’s changes, ms'],
  ['one', 'One tournament, ms'],
  ['history', 'Its history, ms'],
  ['post', 'POST, ms'],
  ['put', 'PUT, ms'],
  ['trash', 'Trash, ms'],
  ['memoryMB', 'Memory of the server, MB'],
];

function buildTable(measurements: readonly Measurement[], search: readonly string[]): string {
  const heads = measurements.map(({ name, count }) => `${name}, ${count.toLocaleString('en')}`);
  const lines = ROWS.map(([key, what]) => [
    what,
    ...measurements.map(({ measured }) => formatValue(measured[key])),
  ]);
  lines.push(['Database, MB', ...measurements.map(({ sizeMB }) => formatValue(sizeMB))]);
  const table = [['What', ...heads], ['---', ...heads.map(() => '---:')], ...lines];
  return [...table.map((cells) => `| ${cells.join(' | ')} |`), '', ...search].join('\n');
}

function buildText(plans: ReadonlyMap<string, readonly Plan[]>): string {
  const lines = [...plans].map(([name, all]) => {
    const scans = all.filter((plan) => plan.scans.length > 0);
    const told = scans.map(
      ({ query, scans: steps }) => `- \`${query.slice(0, 160)}\`: ${steps.join('; ')}`,
    );
    return [
      `${name}: ${all.length} queries, ${scans.length} of which read a whole table.`,
      '',
      ...told,
    ].join('\n');
  });
  return lines.join('\n\n');
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { max: { type: 'string', default: '1000000' } } });
  const counts = COUNTS.filter((count) => count <= Number(values.max));
  const postgres = await startPostgres();
  const measurements: Measurement[] = [];
  const plans = new Map<string, Plan[]>();
  try {
    for (const count of counts) {
      for (const open of [onSqlite, (wanted: number) => onPostgres(postgres, wanted)]) {
        const { name, club, ...place } = await open(count);
        process.stderr.write(`${name}, ${count}…\n`);
        const measured = await measureClub(club, count);
        measurements.push({ name, count, sizeMB: await place.readSizeMB(), measured });
        process.stderr.write(`${JSON.stringify(measured)}\n`);
        await club.end('SIGTERM');
        if (count === Math.min(PLANS_AT, counts.at(-1)!)) plans.set(name, await place.readPlans());
        await club.remove();
        rmSync(club.folder, { recursive: true, force: true });
      }
    }
  } finally {
    await postgres.stop();
  }
  const machine = `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const day = new Date().toISOString().slice(0, 10);
  await writeFigures(
    'figures',
    [
      `${day}, ${machine}, Node ${process.versions.node}. Medians of 21; each database on the same machine.`,
      buildTable(measurements, measureSearch(counts)),
      buildText(plans),
    ].join('\n\n'),
  );
}

await main();
