import { setTimeout as sleep } from 'node:timers/promises';
import type { Club } from '../club';
import { createAttacked } from '../hostile/attacked';
import { exchange, type Exchange } from '../hostile/exchange';
import { mergeResults, computeP99, workHonestly } from '../hostile/honestLoad';
import { createLargeClub } from '../hostile/largeClub';
import { createMalformedRequests, type Malformed } from '../hostile/malformed';
import { countOpenDescriptors, readResidentMemory } from '../hostile/process';
import { holdSlowSockets } from '../hostile/slowSockets';
import { isRefusal, isSecured, reportFinding } from '../hostile/verdict';
import { add, type Piece, type Tally } from '../part';
import { removeFolder } from '../removeFolder';

type Size = {
  /** Number of slow connections that are open at the same time. */
  slow: number;
  /** Number of malformed requests per step. */
  malformed: number;
  /** True when only the server closes the slow connections. Otherwise the step closes them. */
  waitsForClose: boolean;
};

const STEPS = 5;
const AT_ONCE = 20;
const LOAD_PAUSE_MS = 5;
const ADMINISTRATORS = 3;
const WAIT_PAUSE_MS = 100;
const WARM_UP_MS = 5_000;
const CLOSE_MAX_MS = 90_000;
/** Number of connections that normal clients keep open at the same time. */
const HONEST_CONNECTIONS = 8;
/** Statuses of Node's own responses. They have no body, and the connection ends. */
const PLAIN = [400, 408, 431];

const isAllowed = (answer: Exchange['answers'][number]): boolean =>
  isRefusal(answer) ||
  (answer.status === 200 && isSecured(answer)) ||
  (PLAIN.includes(answer.status) && answer.body === '' && answer.headers.connection === 'close');

async function sendMalformed(club: Club, index: number, requests: Malformed[]): Promise<Tally> {
  let tally: Tally = {};
  const left = [...requests];
  async function send(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) {
      const { name, bytes, ...options } = next;
      const { answers, rest, isEndedByServer } = await exchange(club.url, bytes, options);
      const failures = answers.filter(({ status }) => status >= 500).length;
      // A client that disconnects early may miss the end of a response.
      const isTorn = rest !== '' && options.isCutShort !== true;
      const isOdd = isTorn || !answers.every(isAllowed);
      const isLeft = answers.length === 0 && !isEndedByServer;
      if (isOdd || isLeft || failures)
        reportFinding(index, name, { answers, rest, isEndedByServer });
      const counts = { failures, odd: isOdd ? 1 : 0, leftOpen: isLeft ? 1 : 0 };
      tally = add(tally, { malformed: 1, ...counts });
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return tally;
}

/** Waits until a process has at most that many descriptors. False after the time limit. */
async function waitForClose(pid: number, descriptors: number): Promise<boolean> {
  const since = performance.now();
  while ((countOpenDescriptors(pid) ?? 0) > descriptors) {
    if (performance.now() - since > CLOSE_MAX_MS) return false;
    await sleep(100);
  }
  return true;
}

/** Runs administrators until `work` is complete. */
async function workDuring<Result>(club: Club, pause: number, work: Promise<Result>) {
  let isOver = false;
  const one = () => workHonestly(club, { pause, isOver: () => isOver });
  const working = Promise.all(Array.from({ length: ADMINISTRATORS }, one));
  try {
    const result = await work;
    isOver = true;
    return { result, fared: mergeResults(await working) };
  } finally {
    isOver = true;
  }
}

async function createTarget() {
  const { club, folder } = await createLargeClub();
  await workDuring(club, 0, sleep(WARM_UP_MS));
  const [memory, descriptors] = [readResidentMemory(club.pid!), countOpenDescriptors(club.pid!)];
  return { club, folder, memory: memory ?? 0, descriptors: descriptors ?? 0 };
}

async function openPiece({ slow, malformed, waitsForClose }: Size) {
  const folders: string[] = [];
  const { ensureRunning: running, close } = createAttacked(async () => {
    const target = await createTarget();
    folders.push(target.folder);
    return target;
  });

  return {
    async step(index: number) {
      const { target, pid } = await running();
      const { club, memory, descriptors } = target;
      let grown = 0;
      const measuring = setInterval(() => {
        grown = Math.max(grown, (readResidentMemory(pid) ?? 0) - memory);
      }, 100);
      const since = performance.now();
      const { release } = holdSlowSockets(club, slow);
      try {
        const requests = createMalformedRequests(malformed, index);
        const attack = await workDuring(club, LOAD_PAUSE_MS, sendMalformed(club, index, requests));
        const wait = () => waitForClose(pid, descriptors + HONEST_CONNECTIONS);
        if (!waitsForClose) release();
        const after = await workDuring(club, WAIT_PAUSE_MS, wait());
        return {
          ...attack.result,
          slow,
          honest: attack.fared.took.length + after.fared.took.length,
          refused: attack.fared.refused + after.fared.refused,
          p99: Math.max(computeP99(attack.fared), computeP99(after.fared)),
          grown,
          longest: Math.ceil((performance.now() - since) / 1_000),
          unclosed: after.result ? 0 : 1,
          crashes: club.pid === pid ? 0 : 1,
        };
      } finally {
        clearInterval(measuring);
        release();
      }
    },
    async close() {
      await close();
      for (const folder of folders) removeFolder(folder);
    },
  };
}

const hasProc = (): boolean => readResidentMemory(process.pid) !== null;

/** Creates a piece with slow and malformed requests of a given size. `hostileSockets` has the full size. */
export const createHostileSockets = (size: Size): Piece => ({
  title:
    `While ${size.slow} slow connections (headers and bodies by the byte, half-closed, or deaf to ` +
    'large answers) are held and malformed requests, fixed and random, come in by ' +
    `${AT_ONCE} at once, ${ADMINISTRATORS} administrators list, create, read and delete among 2000 tournaments, ` +
    'also over fresh connections.',
  steps: STEPS,
  most: ['p99', 'grown', 'longest'],
  open: () => openPiece(size),
  figures: (tally) => {
    const { slow, malformed, failures, odd, leftOpen, crashes, unclosed, longest } = tally;
    const { honest, refused, p99, grown } = tally;
    return [
      { what: 'slow connections', figure: slow ?? 0 },
      { what: 'malformed requests', figure: malformed ?? 0 },
      { what: 'answered 5xx', figure: failures ?? 0, wanted: 0 },
      { what: 'answered otherwise than allowed', figure: odd ?? 0, wanted: 0 },
      { what: 'neither answered nor closed', figure: leftOpen ?? 0, wanted: 0 },
      { what: 'crashes', figure: crashes ?? 0, wanted: 0 },
      { what: 'honest requests meanwhile', figure: honest ?? 0 },
      { what: 'of them refused', figure: refused ?? 0, wanted: 0 },
      { what: '99 of 100 of them took at most, ms', figure: p99 ?? 0, atMost: 500 },
      ...(hasProc()
        ? [
            { what: 'memory beyond that of before, MB', figure: grown ?? 0, atMost: 150 },
            { what: 'rounds that left something open', figure: unclosed ?? 0, wanted: 0 },
          ]
        : []),
      ...(hasProc() && size.waitsForClose
        ? [{ what: 'slow connections held until, s', figure: longest ?? 0, atMost: 90 }]
        : []),
    ];
  },
});

/** Checks that slow and malformed requests do not delay normal ones. */
export const hostileSockets: Piece = createHostileSockets({
  slow: 400,
  malformed: 1_000,
  waitsForClose: true,
});
