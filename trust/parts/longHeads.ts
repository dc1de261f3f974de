import fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Club } from '../club';
import { createAttacked } from '../hostile/attacked';
import { exchange } from '../hostile/exchange';
import { createClubWithSecrets } from '../hostile/place';
import { readProcessorTime } from '../hostile/process';
import { reportFinding } from '../hostile/verdict';
import { add, type Piece, type Tally } from '../part';
import { createPublicTournament } from '../publicPages/publicTournament';
import { longHeads as heads, type LongHead } from '../refused/longHeads';
import { findAddress } from '../request';
import { removeFolder } from '../removeFolder';

const STEPS = 60;
const FOR_EACH_STEP = 250;
const NETWORK = 23;
const PROCESSOR_MAX_MS = 20;
/** Number of attempts per head. The server may have had other work during a slow one. */
const ATTEMPTS = 4;
/** Time in ms for the server's log, which is written after the response. */
const QUIET_MS = 2;
const MOST = ['ms'];

async function createTarget(nextAddress: () => string) {
  const { club, folder } = createClubWithSecrets();
  await club.start({ TRUST_PROXY: '127.0.0.1' });
  const { paths } = await createPublicTournament(club, nextAddress());
  const signedIn = ['/api/tournaments', '/api/players', '/api/tournaments/1/play'];
  const open = ['/', '/api/health', '/api/openapi.json', '/favicon.svg', '/calendar/none', '/none'];
  return { club, folder, signedIn, places: [...signedIn, ...open, ...Object.values(paths)] };
}

/**
 * Sends a head.
 * @returns the status and the processor time that the server used
 */
async function measure(club: Club, lines: readonly string[]) {
  const before = readProcessorTime(club.pid!);
  const { answers } = await exchange(club.url, `${lines.join('\r\n')}\r\n\r\n`, {
    timeout: 60_000,
  });
  await sleep(QUIET_MS);
  const after = club.pid === null ? null : readProcessorTime(club.pid);
  return {
    status: answers[0]?.status ?? 0,
    ms: before === null || after === null ? 0 : after - before,
  };
}

async function openPiece(headsPerStep: number) {
  let addresses = 0;
  const nextAddress = () => findAddress(NETWORK, (addresses += 1));
  const folders: string[] = [];
  const { ensureRunning, close } = createAttacked(async () => {
    const target = await createTarget(nextAddress);
    folders.push(target.folder);
    return target;
  });

  return {
    async step(index: number) {
      const { target, pid } = await ensureRunning();
      const { club, signedIn, places } = target;
      const toLines = ({ header, value }: LongHead, place: string) => [
        `GET ${header === null ? place.replace(/\/$/, '') + value : place} HTTP/1.1`,
        ...(header === 'Host' ? [] : ['Host: club']),
        ...['Connection: close', `X-Forwarded-For: ${nextAddress()}`],
        ...(signedIn.includes(place) && header !== 'Authorization'
          ? [`Authorization: ${club.authorization}`]
          : []),
        ...(header === null ? [] : [`${header}: ${value}`]),
      ];
      let tally: Tally = {};
      const sample = fc.sample(heads, { numRuns: headsPerStep, seed: index });
      for (const [number, head] of sample.entries()) {
        const place = places[number % places.length]!;
        let told = await measure(club, toLines(head, place));
        for (let tries = 1; tries < ATTEMPTS && told.ms > PROCESSOR_MAX_MS; tries += 1) {
          const again = await measure(club, toLines(head, place));
          if (again.ms < told.ms) told = again;
        }
        if (club.pid !== pid) break;
        const isSlow = told.ms > PROCESSOR_MAX_MS;
        const isFailure = told.status >= 500;
        if (isSlow || isFailure) {
          const value = `${head.value.slice(0, 40)}…${head.value.slice(-10)}`;
          reportFinding(index, `GET ${place}`, { ...told, header: head.header, value });
        }
        const counts = { slow: isSlow ? 1 : 0, failures: isFailure ? 1 : 0 };
        tally = add(tally, { heads: 1, ...counts, ms: Math.ceil(told.ms) }, MOST);
      }
      return add(tally, { crashes: club.pid === pid ? 0 : 1 });
    },
    async close() {
      await close();
      for (const folder of folders) removeFolder(folder);
    },
  };
}

/** Creates a piece that checks that the time for a header or an address depends only on its length (TRUST-84). */
export const createLongHeads = (headsPerStep = FOR_EACH_STEP): Piece => ({
  title:
    'Requests without a body, one of whose headers or whose address is as long as the server reads it and ' +
    'made of what patterns look for, are sent to the console’s page, to files, to the API and to every ' +
    'public page; the server’s processor time is read before and after.',
  steps: STEPS,
  open: () => openPiece(headsPerStep),
  most: MOST,
  figures: ({ heads: sent, ms, slow, failures, crashes }) => [
    { what: 'long heads', figure: sent! },
    { what: 'the longest processor time for one, ms', figure: ms!, atMost: PROCESSOR_MAX_MS },
    { what: 'heads over those ms', figure: slow!, wanted: 0 },
    { what: 'heads answered 5xx', figure: failures!, wanted: 0 },
    { what: 'crashes after a long head', figure: crashes!, wanted: 0 },
  ],
});
