import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Club } from '../../trust/club';
import { openPlay } from './openPlay';
import type { Asked, Failures, Told } from './generator';
import { readUsage } from './server';

/** How often a score changes, and how long it may take to everybody, ms. */
const CHANGES = 25;
const PAUSE_MS = 2_500;
/** Between two calls of the administrator, ms. */
const CALL_MS = 50;

/** How many viewers there were, and what was measured of them. */
export type Measured = {
  viewers: number;
  /** How many of them had a stream when it began, and how long letting them in took, ms. */
  streams: number;
  openingMs: number;
  /** What went wrong for them meanwhile. */
  failures: Failures;
  /** Of all viewers and all changes, from the moment on in which the change was sent, ms. */
  arrivals: readonly number[];
  /** Viewers whom a change did not reach while it was waited for. */
  missed: number;
  /** The administrator's calls meanwhile, ms. */
  calls: readonly number[];
  failedCalls: number;
  memoryMB: number;
  /** Processor seconds within a second: while nothing but changes happens. */
  serverLoad: number;
  generatorLoad: number;
  /** Average over the last minute, of all that the machine does. */
  machineLoad: number;
};

const getNow = (): number => performance.timeOrigin + performance.now();

function startGenerator() {
  const child = fork(path.join(import.meta.dirname, 'generator.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  const ask = async <Kind extends Told['kind']>(asked: Asked, _: Kind) => {
    child.send(asked);
    const [told] = (await once(child, 'message')) as [Extract<Told, { kind: Kind }>];
    return told;
  };
  return { ask, end: () => child.kill() };
}

/** Calls as an administrator's console does, until told to stop. @returns how long each took, ms; how many failed */
async function administrate(club: Club, id: number, isOver: () => boolean) {
  const calls = [
    '/api/tournaments',
    `/api/tournaments/${id}`,
    `/api/tournaments/${id}/play`,
    '/api/plays',
  ];
  const times: number[] = [];
  let failed = 0;
  for (let index = 0; !isOver(); index += 1) {
    const since = performance.now();
    const call = () => club.send('GET', calls[index % calls.length]!);
    // A connection that was kept is one that the server may have closed meanwhile; what that takes counts as well.
    await call()
      .catch(call)
      .catch(() => (failed += 1));
    times.push(performance.now() - since);
    await sleep(CALL_MS);
  }
  return { times, failed };
}

const readTag = async ({ url }: Club, page: string): Promise<string> =>
  (await fetch(url + page)).headers.get('etag')!.slice(3, -1);

/**
 * Lets so many look on at one tournament while scores are typed.
 * @param clubs servers of one club: the first one is typed at, viewers are spread over the others, or all at the only one
 */
export async function measureViewers(clubs: readonly Club[], viewers: number): Promise<Measured> {
  const [desk, ...others] = clubs as [Club, ...Club[]];
  const seenAt = others.length > 0 ? others : [desk];
  const evening = await openPlay(desk);
  const generator = startGenerator();
  const ports = seenAt.map(({ url }) => Number(new URL(url).port));
  const opened = await generator.ask(
    { kind: 'open', path: evening.path, ports, count: viewers },
    'opened',
  );
  process.stderr.write(`${JSON.stringify(opened)}\n`);
  const pid = seenAt[0]!.pid!;
  const since = getNow();
  const before = readUsage(pid);
  const idle = await generator.ask({ kind: 'arrivals', tag: '', since }, 'arrivals');
  let isOver = false;
  const calling = administrate(desk, evening.id, () => isOver);
  const arrivals: number[] = [];
  let missed = 0;
  let generatorMs = 0;
  let failures: Failures = {};
  for (let count = 0; count < CHANGES; count += 1) {
    const events = await evening.createNextScore();
    const at = getNow();
    await evening.change(events);
    await sleep(PAUSE_MS);
    const tag = await readTag(desk, evening.path);
    const seen = await generator.ask({ kind: 'arrivals', tag, since: at }, 'arrivals');
    arrivals.push(...seen.ms);
    missed += viewers - seen.ms.length;
    generatorMs = seen.cpuMs - idle.cpuMs;
    failures = seen.failures;
  }
  isOver = true;
  const took = getNow() - since;
  const { memoryMB, cpuMs } = readUsage(pid);
  generator.end();
  const { times, failed } = await calling;
  return {
    viewers,
    streams: opened.streams,
    openingMs: opened.ms,
    failures,
    arrivals: arrivals.sort((one, other) => one - other),
    missed,
    calls: times.sort((one, other) => one - other),
    failedCalls: failed,
    memoryMB,
    serverLoad: (cpuMs - before.cpuMs) / took,
    generatorLoad: generatorMs / took,
    machineLoad: loadavg()[0]!,
  };
}
