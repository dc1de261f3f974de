import Sqlite from 'better-sqlite3';
import { setTimeout as sleep } from 'node:timers/promises';
import { CANARIES, createSearch } from '../canaries';
import {
  createCanaryRequests,
  TOURNAMENT,
  createUnforeseenRequests,
  type CanaryRequest,
} from '../canaryRequests';
import { Club } from '../club';
import type { Piece, Tally } from '../part';
import { findAddress, ask } from '../request';

/** Number of steps. Each sends more than forty requests. */
const STEPS = 46;
const NETWORK = 20;
const LOG_WAIT_MS = 5_000;

const count = (text: string, part: string): number => text.split(part).length - 1;
const countAnswers = (log: string): number => count(log, '"msg":"request completed"}\n');
const countErrors = (log: string): number => count(log, '"msg":"request failed"}\n');

/** Renames a table during the work, which causes unexpected errors of the server. */
async function withApplicationsAway(file: string, work: () => Promise<void>): Promise<void> {
  const sqlite = new Sqlite(file);
  try {
    sqlite.exec('ALTER TABLE applications RENAME TO gone');
    await work();
    sqlite.exec('ALTER TABLE gone RENAME TO applications');
  } finally {
    sqlite.close();
  }
}

async function openPiece() {
  const club = new Club();
  let log = '';
  club.onPrinted = (text) => (log += text);
  const waitForAnswers = async (wanted: number) => {
    const until = performance.now() + LOG_WAIT_MS;
    while (countAnswers(log) < wanted && performance.now() < until) await sleep(10);
  };
  await club.start({ TRUST_PROXY: '127.0.0.1' });
  await waitForAnswers(1);
  const { administrator, token } = club;
  const search = createSearch({
    ...CANARIES,
    ownPassword: administrator.password,
    ownToken: token,
  });
  let addresses = 0;

  async function create(): Promise<number> {
    return ((await club.send('POST', '/api/tournaments', TOURNAMENT)) as { id: number }).id;
  }

  return {
    async step() {
      const tally: Tally = { requests: 0, otherwise: 0 };
      const before = countAnswers(log);
      const ids = { changed: await create(), trashed: await create(), doomed: await create() };
      await club.send('DELETE', `/api/tournaments/${ids.trashed}`);
      let lines = before + 4;

      const sendAll = async (requests: readonly CanaryRequest[]) => {
        for (const { status, isUnlogged, headers, ...request } of requests) {
          const forwarded = { 'x-forwarded-for': findAddress(NETWORK, (addresses += 1)) };
          const answer = await ask(club.url, { ...request, headers: { ...forwarded, ...headers } });
          tally.requests! += 1;
          if (answer.status !== status) tally.otherwise! += 1;
          if (!isUnlogged) lines += 1;
        }
      };

      const known = { administrator, token, ids };
      await sendAll(createCanaryRequests(known));
      await withApplicationsAway(club.databaseFile, () => sendAll(createUnforeseenRequests(known)));
      await waitForAnswers(lines);
      for (const found of search(log)) tally[`found ${found}`] = 1;
      const missing = Math.abs(lines - countAnswers(log));
      const sum = {
        ...tally,
        answers: countAnswers(log) - before,
        errors: countErrors(log),
        missing,
      };
      log = '';
      return sum;
    },
    close: () => club.remove(),
  };
}

/** Checks that the log contains nothing of a request's content (TRUST-19). */
export const canary: Piece = {
  title:
    'Requests of every kind, sound and broken, carry a phone, a name, passwords and tokens in ' +
    'addresses, headers and bodies; then all that the server printed is searched for them, as they ' +
    'are, encoded and escaped.',
  steps: STEPS,
  open: openPiece,
  figures: (tally) => {
    const { requests = 0, otherwise = 0, answers = 0, errors = 0, missing = 0 } = tally;
    const found = Object.keys(tally).filter((key) => key.startsWith('found '));
    return [
      { what: 'requests with canaries', figure: requests },
      { what: 'of them answered otherwise than they had to be', figure: otherwise, wanted: 0 },
      { what: 'lines in the log, one for each answer', figure: answers },
      { what: 'missing, or too many', figure: missing, wanted: 0 },
      { what: 'errors described in it', figure: errors },
      {
        what: 'canaries and secrets found in it',
        figure: found.map((key) => key.slice('found '.length)).join(', ') || 0,
        wanted: 0,
      },
    ];
  },
};
