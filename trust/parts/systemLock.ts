import { setTimeout as sleep } from 'node:timers/promises';
import { startLockProcess } from '../../__tests__/support/lockProcess';
import { Club } from '../club';
import { createEntry } from '../entries';
import type { Piece } from '../part';

const STEPS = 20;
const READERS = 2;
const WRITERS = 4;
const SHORT_MS = 1_000;
const LONG_MS = 3_000;
/** Minimum time in ms of a read that has waited for the lock. */
const WAITED_MS = 500;
/**
 * A read that has waited also takes this many times the slowest read without the lock. On a busy machine any read is
 * slow.
 */
const WAITED_RATIO = 3;
const FREE_MS = 1_000;
/** Time in ms that a write waits for the lock (TRUST-28). */
const WRITE_WAIT_MS = 2_000;

async function openPiece() {
  const club = new Club();
  await club.start();
  let written = 0;

  async function read(until: () => boolean, times: number[]): Promise<void> {
    while (!until()) {
      const since = performance.now();
      const { status } = await club.ask('GET', '/api/trash');
      if (status !== 200) throw new Error(`A read was answered ${status}`);
      times.push(performance.now() - since);
      await sleep(5);
    }
  }

  return {
    async step(index: number) {
      const isShort = index % 2 === 0;
      const lock = await startLockProcess(club.databaseFile);
      const freed = sleep(isShort ? SHORT_MS : LONG_MS).then(lock.release);
      let isOver = false;
      const times: number[] = [];
      const readers = Array.from({ length: READERS }, () => read(() => isOver, times));
      const since = performance.now();
      const answers = await Promise.all(
        Array.from({ length: WRITERS }, async () => {
          const { status } = await club.ask('POST', '/api/tournaments', {
            body: createEntry((written += 1)),
          });
          return { status, ms: performance.now() - since };
        }),
      );
      const wrongPair = await club.ask('POST', '/api/auth/login', {
        body: { username: 'nobody', password: 'wrong-password' },
        headers: { authorization: '' },
      });
      await freed;
      isOver = true;
      await Promise.all(readers);
      const freeTimes: number[] = [];
      const end = performance.now() + FREE_MS;
      await Promise.all(readers.map(() => read(() => performance.now() > end, freeTimes)));
      const waitedMs = Math.max(WAITED_MS, WAITED_RATIO * Math.max(...freeTimes));
      times.sort((a, b) => a - b);
      const wanted = isShort ? 201 : 503;
      await club.command('admin', 'unlock');
      return {
        held: 1,
        reads: times.length,
        blocked: times.filter((ms) => ms >= waitedMs).length,
        p99: Math.ceil(times[Math.floor(times.length * 0.99)] ?? 0),
        waited: answers.filter(({ status }) => status === 201).length,
        refused: answers.filter(({ status }) => status === 503).length,
        otherwise:
          answers.filter(({ status }) => status !== wanted).length +
          (wrongPair.status === 401 ? 0 : 1),
        longest: Math.ceil(Math.max(...answers.map(({ ms }) => ms)) - WRITE_WAIT_MS),
      };
    },
    async close() {
      await club.remove();
    },
  };
}

/** Checks that another program's lock does not delay a reader. */
export const systemLock: Piece = {
  title:
    'Another program holds the write lock of the database, for one second and for three in turns, ' +
    'while four write, one signs in wrongly and two read.',
  steps: STEPS,
  open: openPiece,
  most: ['p99', 'longest'],
  figures: ({ held, reads, blocked, p99, waited, refused, otherwise, longest }) => [
    { what: 'times the lock was held', figure: held ?? 0 },
    { what: 'reads meanwhile', figure: reads ?? 0 },
    { what: 'of them waiting for the lock', figure: blocked ?? 0, wanted: 0 },
    { what: '99 of 100 of them took at most, in the worst time, ms', figure: p99 ?? 0 },
    { what: 'writes that waited for the lock and were stored', figure: waited ?? 0 },
    { what: 'writes told after 2 s to try again', figure: refused ?? 0 },
    { what: 'later than that at most, ms', figure: Math.max(0, longest ?? 0) },
    { what: 'answered otherwise', figure: otherwise ?? 0, wanted: 0 },
  ],
};
