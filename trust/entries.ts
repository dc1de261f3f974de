import Sqlite from 'better-sqlite3';
import { setTimeout as sleep } from 'node:timers/promises';
import { AnswerError, type Club } from './club';

/** What one writer has been answered: each entry is a tournament whose name and fee say its number. */
export type Ledger = {
  /** Numbers whose creation was answered. */
  created: number[];
  /** The highest number that was sent. */
  sent: number;
};

/** @param after the number before the writer's first */
export const createLedger = (after = 0): Ledger => ({ created: [], sent: after });

const createName = (number: number): string => `Запись ${number}`;

/** The tournament of a number. */
export const createEntry = (number: number) => ({
  tournamentType: 'Американо',
  date: '2099-06-05',
  startTime: '10:00',
  endTime: null,
  levelFrom: 2,
  levelTo: null,
  entryFee: number,
  organizerName: createName(number),
  organizerPhone: '+7 (916) 123-45-67',
});

type WriteOptions = {
  /** ms between two of them. */
  pause?: number;
  until: () => boolean;
  /** Told how long each took, ms. */
  onWritten?: (ms: number) => void;
};

/** Writes one entry after another until stopped or cut off. */
export async function write(
  club: Club,
  ledger: Ledger,
  { pause = 0, until, onWritten }: WriteOptions,
): Promise<void> {
  while (!until()) {
    const number = ledger.sent + 1;
    ledger.sent = number;
    const since = performance.now();
    try {
      await club.send('POST', '/api/tournaments', createEntry(number));
    } catch (error) {
      if (error instanceof AnswerError) throw error;
      // Cut off in the middle: whether it was stored nobody can know.
      return;
    }
    ledger.created.push(number);
    onWritten?.(performance.now() - since);
    if (pause > 0) await sleep(pause);
  }
}

/** What is wrong with a database after all that was answered; nothing where all is well. */
export type Verdict = {
  /** Answered, and not there. */
  lost: number;
  /** Half-written: its name is not its fee's, or its line in the history is missing. */
  torn: number;
  /** Rows that do not follow the one before: no prefix of what one writer has sent. */
  gaps: number;
  damaged: number;
  /** How many there are. */
  held: number;
};

type Row = { fee: number; name: string; versions: number };

const ROWS = `
  SELECT entry_fee AS fee, organizer_name AS name,
    (SELECT count(*) FROM tournament_history AS h WHERE h.tournament_id = t.id) AS versions
  FROM tournaments AS t ORDER BY id`;

/** A log that was cut soon after its beginning holds a database from before its tables were made. */
function hasTables(sqlite: Sqlite.Database): boolean {
  const names = "SELECT count(*) FROM sqlite_master WHERE name = 'tournament_history'";
  return sqlite.prepare<[], number>(names).pluck().get() === 1;
}

/**
 * Compares a database with what was answered.
 * @param acknowledged the numbers that must be there
 */
export function judgeLedger(file: string, acknowledged: readonly number[]): Verdict {
  const sqlite = new Sqlite(file);
  try {
    const rows = hasTables(sqlite) ? sqlite.prepare<[], Row>(ROWS).all() : [];
    const found = new Set(rows.map(({ fee }) => fee));
    return {
      lost: acknowledged.filter((number) => !found.has(number)).length,
      torn: rows.filter(({ fee, name, versions }) => name !== createName(fee) || versions !== 1)
        .length,
      gaps: rows.filter(({ fee }, index) => fee !== index + 1).length,
      damaged: sqlite.pragma('integrity_check', { simple: true }) === 'ok' ? 0 : 1,
      held: rows.length,
    };
  } finally {
    sqlite.close();
  }
}
