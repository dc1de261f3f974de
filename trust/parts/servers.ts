import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { Club } from '../club';
import type { Piece, Tally } from '../part';
import { openFaultProxy, type FaultProxy } from '../../__tests__/support/faultProxy';
import { writeOn, type Acknowledged } from '../servers/writer';

const WRITERS_EACH = 2;
const BEFORE_MS = 300;
const FAULT_MS = 1_500;
const AFTER_MS = 500;
/** Maximum time in ms that the other servers wait for one that was disconnected during a write. */
const WAIT_MAX_MS = 10_000;

type Row = { id: number; entry_fee: number };

/** A fault of one server while all servers get writes, and its repair. */
type Fault = { name: 'killed' | 'cut' | 'silent'; strike: () => unknown; mend: () => unknown };

const faultsOf = (club: Club, proxy: FaultProxy): readonly Fault[] => [
  { name: 'killed', strike: () => club.end('SIGKILL'), mend: () => club.start() },
  { name: 'cut', strike: () => proxy.setMode('cut'), mend: () => proxy.setMode('open') },
  { name: 'silent', strike: () => proxy.setMode('silent'), mend: () => proxy.setMode('open') },
];

const listOf = async (club: Club): Promise<Row[]> => {
  const { json } = await club.ask('GET', '/api/tournaments');
  return json as Row[];
};

/** Reads the list, and repeats this until the server responds. */
async function listSoon(club: Club): Promise<Row[]> {
  for (let attempt = 0; ; attempt += 1) {
    const rows = await listOf(club).catch(() => null);
    if (Array.isArray(rows)) return rows;
    if (attempt === 100) throw new Error('The server does not answer its list any more');
    await sleep(200);
  }
}

async function open() {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase();
  const proxies = [
    await openFaultProxy(postgres.port),
    await openFaultProxy(postgres.port),
  ] as const;
  const clubs = proxies.map(({ port }) => {
    const databaseUrl = url.replace(`:${postgres.port}/`, `:${port}/`);
    return new Club(undefined, { databaseUrl });
  }) as [Club, Club];
  for (const club of clubs) await club.start();
  const acknowledged: Acknowledged = new Map();
  let last = 0;

  function judge([rows, others]: readonly Row[][]): Tally {
    const byFee = new Map<number, number[]>();
    for (const { id, entry_fee: fee } of rows!) byFee.set(fee, [...(byFee.get(fee) ?? []), id]);
    const lost = [...acknowledged].filter(([fee, id]) => !byFee.get(fee)?.includes(id)).length;
    const doubled = [...byFee.values()].filter((ids) => ids.length > 1).length;
    return { lost, doubled, differing: isDeepStrictEqual(rows, others) ? 0 : 1 };
  }

  async function step(index: number): Promise<Tally> {
    const struck = index % 2;
    const fault = faultsOf(clubs[struck]!, proxies[struck]!)[Math.floor(index / 2) % 3]!;
    let isOver = false;
    let slowest = 0;
    const writers = [clubs, [...clubs].reverse()].flatMap((servers) =>
      Array.from({ length: WRITERS_EACH }, () =>
        writeOn({
          servers,
          numbers: () => (last += 1),
          until: () => isOver,
          onAnswer: (server, ms) => {
            if (server !== clubs[struck]) slowest = Math.max(slowest, ms);
          },
        }),
      ),
    );
    await sleep(BEFORE_MS);
    await fault.strike();
    await sleep(FAULT_MS);
    await fault.mend();
    await sleep(AFTER_MS);
    isOver = true;
    const written = await Promise.all(writers);
    for (const [fee, id] of written.flatMap((map) => [...map])) acknowledged.set(fee, id);
    const verdict = judge(await Promise.all(clubs.map(listSoon)));
    const count = written.reduce((sum, { size }) => sum + size, 0);
    return { [fault.name]: 1, acknowledged: count, slowest: Math.round(slowest), ...verdict };
  }

  return {
    step,
    async close() {
      for (const club of clubs) await club.remove();
      for (const proxy of proxies) await proxy.close();
      await postgres.stop();
    },
  };
}

/** Checks that acknowledged writes survive the faults of one server, and that the other servers continue. */
export const servers: Piece = {
  title:
    'Two servers on one PostgreSQL are written to by four at once, who send what was not ' +
    'acknowledged to the other one with its key. In turn one of the servers is killed, cut off from ' +
    'the database, or left without a byte from it, and comes back.',
  steps: 120,
  most: ['slowest'],
  open,
  figures: (tally) => [
    { what: 'servers killed', figure: tally.killed ?? 0 },
    { what: 'servers cut off', figure: tally.cut ?? 0 },
    { what: 'servers left without an answer', figure: tally.silent ?? 0 },
    { what: 'writes acknowledged', figure: tally.acknowledged ?? 0 },
    { what: 'acknowledged and lost', figure: tally.lost ?? 0, wanted: 0 },
    { what: 'stored twice', figure: tally.doubled ?? 0, wanted: 0 },
    { what: 'lists that differ afterwards', figure: tally.differing ?? 0, wanted: 0 },
    {
      what: 'slowest answer of the other server, ms',
      figure: tally.slowest ?? 0,
      atMost: WAIT_MAX_MS,
    },
  ],
};
