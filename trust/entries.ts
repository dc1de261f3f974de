import Sqlite from 'better-sqlite3';
import { setTimeout as sleep } from 'node:timers/promises';
import { AnswerError, type Club } from './club';

/** The responses to one writer. Each entry is a tournament whose name and fee contain its number. */
export type Ledger = {
  /** Numbers of the accepted creations. */
  created: number[];
  /** The highest number that was sent. */
  sent: number;
};

/**
 * Creates a writer's ledger.
 * @param after the number before the writer's first one
 */
export const createLedger = (after = 0): Ledger => ({ created: [], sent: after });

const createName = (number: number): string => `Запись ${number}`;

/** Creates the request body for the tournament with this number. */
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
  /** Milliseconds between two entries. */
  pause?: number;
  until: () => boolean;
  /** Called with the duration of each write in milliseconds. */
  onWritten?: (ms: number) => void;
};

/** Writes entries one after another, until the caller or a lost connection stops it. */
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
      // The connection failed, so the entry may or may not be stored.
      return;
    }
    ledger.created.push(number);
    onWritten?.(performance.now() - since);
    if (pause > 0) await sleep(pause);
  }
}

/** Counts of all faults in a database after the acknowledged writes. All are 0 for a sound database. */
export type Verdict = {
  /** Acknowledged entries that the database lacks. */
  lost: number;
  /** Half-written entries: name and fee differ, or the line in the history is missing. */
  torn: number;
  /** Rows that do not follow the previous one. The rows are then no beginning of what one writer sent. */
  gaps: number;
  damaged: number;
  /** Number of stored entries. */
  held: number;
};

type Row = { fee: number; name: string; versions: number };

const ROWS = `
  SELECT entry_fee AS fee, organizer_name AS name,
    (SELECT count(*) FROM tournament_history AS h WHERE h.tournament_id = t.id) AS versions
  FROM tournaments AS t ORDER BY id`;

/** True when the database has tables. A log that was cut near its start restores a database without tables. */
function hasTables(sqlite: Sqlite.Database): boolean {
  const names = "SELECT count(*) FROM sqlite_master WHERE name = 'tournament_history'";
  return sqlite.prepare<[], number>(names).pluck().get() === 1;
}

/**
 * Compares a database with the acknowledged writes.
 * @param acknowledged numbers of entries that must be stored
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
