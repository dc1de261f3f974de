import Sqlite from 'better-sqlite3';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { formatBasicAuth } from '../../__tests__/support/formatBasicAuth';
import { Club } from '../club';
import { createEntry } from '../entries';
import type { Piece } from '../part';

const STEPS = 5;
const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;
/** Time in ms that is longer than the cleanup at each start. */
const SWEEP_MS = 400;

const createShiftedEnv = (ms: number) => ({
  NODE_OPTIONS: `--import ${pathToFileURL(path.resolve('trust/system/shiftedClock.mjs')).href}`,
  CLOCK_SHIFT_MS: String(ms),
});

/** Runs the server for a moment with a clock that is wrong by that many days. */
async function run(club: Club, days: number, work: () => Promise<void> = async () => undefined) {
  await club.start(createShiftedEnv(days * DAY_MS));
  await work();
  await sleep(SWEEP_MS);
  await club.end('SIGTERM');
}

function countTrashed(club: Club): number {
  const sqlite = new Sqlite(club.databaseFile, { readonly: true });
  try {
    const count = 'SELECT count(*) FROM tournaments WHERE deleted_at IS NOT NULL';
    return sqlite.prepare<[], number>(count).pluck().get()!;
  } finally {
    sqlite.close();
  }
}

/** Creates a tournament and deletes it, in a new session. The clock may have ended the other sessions. */
async function moveToTrash(club: Club): Promise<void> {
  const { json } = await club.ask('POST', '/api/auth/login', { body: club.administrator });
  const { token } = json as { token: string };
  const headers = { authorization: formatBasicAuth('admin', token) };
  const created = await club.ask('POST', '/api/tournaments', { body: createEntry(1), headers });
  const { id } = created.json as { id: number };
  await club.ask('DELETE', `/api/tournaments/${id}`, { headers });
}

async function openPiece() {
  return {
    async step(index: number) {
      const club = new Club();
      try {
        // The clock is behind, so that the deletion later seems to be at least 31 days old.
        const behind = -(KEPT_DAYS + 1 + index);
        await run(club, behind, () => moveToTrash(club));
        await run(club, 0, () => moveToTrash(club));
        // The server starts once with a clock that is far ahead, then once with the right clock.
        await run(club, 365 + 50 * index);
        await run(club, 0);
        const kept = countTrashed(club);
        // The server starts once per day until the trash is empty, as in a club that opens its console daily.
        let days = 0;
        while (days < 2 * KEPT_DAYS && countTrashed(club) > 0) await run(club, (days += 1));
        return { clubs: 1, lost: 2 - kept, early: days < KEPT_DAYS - 1 ? 1 : 0, days };
      } finally {
        await club.remove();
      }
    },
    close: async () => undefined,
  };
}

/** Checks that a clock that is wrong for a moment does not empty the trash. */
export const systemClock: Piece = {
  title:
    'A tournament is deleted while the clock is a month behind, another one today; then the server ' +
    'starts once with a clock that is years ahead. Afterwards it is started once a day.',
  steps: STEPS,
  open: openPiece,
  most: ['days'],
  figures: ({ clubs, lost, early, days }) => [
    { what: 'clubs whose clock was wrong', figure: clubs ?? 0 },
    { what: 'tournaments that left the trash by it', figure: lost ?? 0, wanted: 0 },
    { what: 'clubs whose trash was emptied before its 30 days', figure: early ?? 0, wanted: 0 },
    { what: 'days after which the trash was empty, at most', figure: days ?? 0, atMost: 33 },
  ],
};
