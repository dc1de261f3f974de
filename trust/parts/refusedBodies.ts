import fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import { Club } from '../club';
import { createAttacked } from '../hostile/attacked';
import { exchange } from '../hostile/exchange';
import { readProcessorTime } from '../hostile/process';
import { reportFinding } from '../hostile/verdict';
import { add, type Piece, type Tally } from '../part';
import { FORM_TYPE, JSON_TYPE, listRefusingCalls, type RefusingCall } from '../refused/targets';
import { findAddress } from '../request';

const ROUNDS = 12;
const FOR_EACH_STEP = 60;
const NETWORK = 22;
/** Maximum bytes and processor time of each refusal. */
const ANSWER_MAX = 16_384;
const PROCESSOR_MAX_MS = 12;
/** Bytes after which the client stops reading. */
const READ_MAX = 20 * ANSWER_MAX;
/** Number of attempts per body. The server may have had other work during a slow one. */
const ATTEMPTS = 4;
/** Time in ms for the server's log, which is written after the response. */
const QUIET_MS = 2;

const TYPES: readonly (string | null)[] = [
  ...[JSON_TYPE, FORM_TYPE, 'text/plain', 'multipart/form-data; boundary=a'],
  ...['application/octet-stream', 'application/merge-patch+json', null],
];

/** Picks the call's content type for most bodies, and the other types in turn. */
const pickType = ({ type }: RefusingCall, index: number): string | null =>
  index % 4 === 3 ? TYPES[(index >> 2) % TYPES.length]! : type;

type Sent = { call: RefusingCall; type: string | null; body: string };

/**
 * Sends a body.
 * @returns status and bytes of the response, and the processor time that the server used
 */
async function measure(club: Club, address: string, { call, type, body }: Sent) {
  const head = [
    `${call.method} ${call.path} HTTP/1.1`,
    'Host: club',
    'Connection: close',
    `X-Forwarded-For: ${address}`,
    ...(call.needsSignIn ? [`Authorization: ${club.authorization}`] : []),
    ...(type === null ? [] : [`Content-Type: ${type}`]),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  const before = readProcessorTime(club.pid!);
  const { answers, bytes } = await exchange(club.url, `${head.join('\r\n')}\r\n\r\n${body}`, {
    bytesMax: READ_MAX,
    timeout: 60_000,
  });
  await sleep(QUIET_MS);
  const after = club.pid === null ? null : readProcessorTime(club.pid);
  const ms = before === null || after === null ? 0 : after - before;
  return { status: answers[0]?.status ?? 0, bytes, ms };
}

/** True when the body caused the refusal. A password check is slow. A version conflict returns stored data. */
const isOfBody = ({ name }: RefusingCall, status: number): boolean =>
  status === 0 ||
  (status >= 400 && status !== 412 && !(name === 'signIn' && [401, 429, 503].includes(status)));

async function openPiece(bodiesPerStep: number) {
  let addresses = 0;
  const nextAddress = () => findAddress(NETWORK, (addresses += 1));
  const { ensureRunning, close } = createAttacked(async () => {
    const club = new Club();
    await club.start({ TRUST_PROXY: '127.0.0.1' });
    const calls = await listRefusingCalls(club, nextAddress());
    if (calls.length !== CALLS) throw new Error(`a round has ${calls.length} calls`);
    return { club, calls };
  });

  return {
    async step(index: number) {
      const { target, pid } = await ensureRunning();
      const { club, calls } = target;
      const call = calls[index % calls.length]!;
      const bodies = fc.sample(call.bodies, { numRuns: bodiesPerStep, seed: index });
      let tally: Tally = {};
      for (const [number, shape] of bodies.entries()) {
        const body = shape(call.bodyMax);
        if (Buffer.byteLength(body) > call.bodyMax) continue;
        const sent = { call, type: pickType(call, number), body };
        let told = await measure(club, nextAddress(), sent);
        for (let tries = 1; tries < ATTEMPTS && told.ms > PROCESSOR_MAX_MS; tries += 1) {
          const again = await measure(club, nextAddress(), sent);
          if (again.ms < told.ms) told = again;
        }
        if (club.pid !== pid) break;
        const { status, bytes, ms } = told;
        const isRefused = isOfBody(call, status);
        const isLarge = isRefused && bytes > ANSWER_MAX;
        const isSlow = isRefused && ms > PROCESSOR_MAX_MS;
        const isFailure = bytes === 0 || status >= 500;
        if (isLarge || isSlow || isFailure) {
          reportFinding(index, `${call.name}, ${number}, ${sent.type}`, {
            ...told,
            body: body.slice(0, 200),
          });
        }
        tally = add(
          tally,
          {
            ...{ bodies: 1, refused: isRefused ? 1 : 0, failures: isFailure ? 1 : 0 },
            ...{ large: isLarge ? 1 : 0, slow: isSlow ? 1 : 0, answer: isRefused ? bytes : 0 },
            ms: isRefused ? Math.ceil(ms) : 0,
          },
          MOST,
        );
      }
      return add(tally, { crashes: club.pid === pid ? 0 : 1 });
    },
    close,
  };
}

const MOST = ['answer', 'ms'];

/** Number of calls, which is the number of steps per round. */
export const CALLS = 35;

/** Creates a piece that checks that a refused body of any shape takes little of the server's time (TRUST-73). */
export const createRefusedBodies = (bodiesPerStep = FOR_EACH_STEP): Piece => ({
  title:
    'Bodies as large as each call reads them, deep, wide, long, and all of that at once, alone or planted ' +
    'into honest ones, as JSON, forms and every other content type, are sent to every call one after ' +
    'another, those of the public pages among them; the server’s processor time is read before and after. ' +
    'An answer 412 is outside these limits: it carries the present state of what a write with If-Match was to ' +
    'change, so that the conflict can be shown without another request, and that is as large as it is.',
  steps: ROUNDS * CALLS,
  open: () => openPiece(bodiesPerStep),
  most: MOST,
  figures: ({ bodies, refused, answer, large, ms, slow, failures, crashes }) => [
    { what: 'hostile bodies', figure: bodies! },
    { what: 'of them refused', figure: refused! },
    { what: 'the largest answer, bytes', figure: answer!, atMost: ANSWER_MAX },
    { what: 'answers over that', figure: large!, wanted: 0 },
    { what: 'the longest processor time, ms', figure: ms!, atMost: PROCESSOR_MAX_MS },
    { what: 'bodies over those ms', figure: slow!, wanted: 0 },
    { what: 'answered 5xx, or not at all', figure: failures!, wanted: 0 },
    { what: 'crashes', figure: crashes!, wanted: 0 },
  ],
});
