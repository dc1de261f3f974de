import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { Club } from '../../trust/club';
import { writeFigures } from '../scale/writeFigures';
import type { Failures } from './generator';
import { measureViewers, type Measured } from './measure';

/** Number of open files that a process needs besides the viewers' sockets. */
const SPARE_FILES = 500;

/** @throws when the limit of open files is too low for that many viewers */
function checkFiles(viewers: number): void {
  const most = /^Max open files\s+\d+\s+(\d+)/m.exec(
    readFileSync('/proc/self/limits', 'utf8'),
  )?.[1];
  if (most === undefined || Number(most) >= viewers + SPARE_FILES) return;
  throw new Error(`${viewers} viewers need ulimit -n ${viewers + SPARE_FILES}, it is ${most}`);
}

const formatQuantile = (values: readonly number[], share: number): string =>
  Math.round(
    values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN,
  ).toLocaleString('en');

const formatFailures = (failures: Failures): string =>
  Object.entries(failures)
    .map(([what, count]) => `${what}: ${count.toLocaleString('en')}`)
    .join(', ') || 'nothing';

const ROWS: readonly (readonly [string, (measured: Measured) => string])[] = [
  ['Viewers', ({ viewers }) => viewers.toLocaleString('en')],
  ['of them with a stream', ({ streams }) => streams.toLocaleString('en')],
  ['let in within, s', ({ openingMs }) => (openingMs / 1_000).toFixed(1)],
  ['A score is seen by half of them within, ms', ({ arrivals }) => formatQuantile(arrivals, 0.5)],
  ['by 99 % within, ms', ({ arrivals }) => formatQuantile(arrivals, 0.99)],
  ['by the last one within, ms', ({ arrivals }) => formatQuantile(arrivals, 1)],
  ['not seen within 2.5 s', ({ missed }) => missed.toLocaleString('en')],
  [
    'The administrator’s calls meanwhile, half within, ms',
    ({ calls }) => formatQuantile(calls, 0.5),
  ],
  ['99 % within, ms', ({ calls }) => formatQuantile(calls, 0.99)],
  [
    'Most memory of the viewers’ server, MB',
    ({ memoryMB }) => Math.round(memoryMB).toLocaleString('en'),
  ],
  ['Its share of a processor', ({ serverLoad }) => serverLoad.toFixed(2)],
  ['The viewers’ own share (the generator)', ({ generatorLoad }) => generatorLoad.toFixed(2)],
  ['What failed for viewers', ({ failures }) => formatFailures(failures)],
  ['Calls of the administrator that failed', ({ failedCalls }) => String(failedCalls)],
  ['The machine’s load meanwhile (two processors)', ({ machineLoad }) => machineLoad.toFixed(1)],
];

function buildText(all: readonly (readonly [string, Measured])[]): string {
  const lines = [
    ['What', ...all.map(([name]) => name)],
    ['---', ...all.map(() => '---:')],
    ...ROWS.map(([what, read]) => [what, ...all.map(([, measured]) => read(measured))]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Variables of a server that admits all viewers, each as if from an address of its own network. */
const createEnvironment = (viewers: number) => ({
  TRUST_PROXY: '127.0.0.0/8',
  LIVE_READERS_PER_ADDRESS: String(viewers),
});

async function measureOneServer(viewers: number): Promise<Measured> {
  const club = new Club();
  await club.start(createEnvironment(viewers));
  try {
    return await measureViewers([club], viewers);
  } finally {
    await club.remove();
  }
}

/** Measures two servers with one database: scores are entered on one and viewed on the other. */
async function measureTwoServers(viewers: number): Promise<Measured> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const first = new Club(undefined, { databaseUrl });
  await first.start(createEnvironment(viewers));
  const second = new Club(undefined, { databaseUrl, token: first.token });
  try {
    await second.start(createEnvironment(viewers));
    return await measureViewers([first, second], viewers);
  } finally {
    await second.remove();
    await first.remove();
    await postgres.stop();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { viewers: { type: 'string', default: '1000,5000,10000' }, try: { type: 'boolean' } },
  });
  const counts = values.viewers.split(',').map(Number);
  const most = Math.max(...counts);
  checkFiles(most);
  const columns: [string, Measured][] = [];
  for (const count of counts) {
    columns.push(['One server, SQLite', await measureOneServer(count)]);
    process.stderr.write(`${buildText(columns.slice(-1))}\n`);
  }
  columns.push(['Another server, PostgreSQL', await measureTwoServers(Math.ceil(most / 5))]);
  const text = buildText(columns);
  process.stderr.write(`${text}\n`);
  if (values.try) return;
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`;
  const day = new Date().toISOString().slice(0, 10);
  await writeFigures('viewers', `${day}, ${machine}.\n\n${text}`);
}

await main();
