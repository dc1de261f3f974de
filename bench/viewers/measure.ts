import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Club } from '../../trust/club';
import { openPlay } from './openPlay';
import type { Asked, Failures, Told } from './generator';
import { readUsage } from './server';

/** Number of score changes. After each, a pause in milliseconds, within which the change must reach all viewers. */
const CHANGES = 25;
const PAUSE_MS = 2_500;
/** Milliseconds between two calls of the administrator. */
const CALL_MS = 50;

/** Measurements with that many viewers. */
export type Measured = {
  viewers: number;
  /** Number of viewers with a stream at the start, and the time to connect them in milliseconds. */
  streams: number;
  openingMs: number;
  /** Numbers of the viewers' failures during the measurement. */
  failures: Failures;
  /** Milliseconds from sending a change to its arrival, for each change and viewer. */
  arrivals: readonly number[];
  /** Number of arrivals that did not come in time. */
  missed: number;
  /** Durations of the administrator's calls during the changes, in milliseconds. */
  calls: readonly number[];
  failedCalls: number;
  memoryMB: number;
  /** Seconds of processor time per second, while scores change and no viewer connects. */
  serverLoad: number;
  generatorLoad: number;
  /** Load average of the machine over the last minute. */
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

/**
 * Sends requests like an administrator's console until `isOver`. @returns durations in milliseconds, and the number of
 * failures
 */
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
    // The server may have closed the reused connection. The second attempt counts into the measured time.
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
 * Connects that many viewers to one tournament while scores are entered.
 * @param clubs servers with one database. Scores go to the first; the viewers are spread over the others, or use the
 *   only one.
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
