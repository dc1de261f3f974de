import Sqlite from 'better-sqlite3';
import { setTimeout as sleep } from 'node:timers/promises';
import { AnswerError, type Club } from './club';

/** The responses to one writer. Each entry is a tournament whose name and fee are its number. */
export type Ledger = {
  /** Numbers of the acknowledged creations. */
  created: number[];
  /** The highest number sent. */
  sent: number;
};

/** @param after the number before the writer's first */
export const createLedger = (after = 0): Ledger => ({ created: [], sent: after });

const createName = (number: number): string => `Запись ${number}`;

/** Request body for the tournament with this number. */
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
  /** Receives the duration of each write, in milliseconds. */
  onWritten?: (ms: number) => void;
};

/** Writes entries in sequence until stopped or cut off. */
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
      // The connection broke, so the entry may or may not be stored.
      return;
    }
    ledger.created.push(number);
    onWritten?.(performance.now() - since);
    if (pause > 0) await sleep(pause);
  }
}

/** Counts of everything wrong with a database after the acknowledged writes; all 0 when it is sound. */
export type Verdict = {
  /** Acknowledged but missing. */
  lost: number;
  /** Half-written: name and fee differ, or its line in the history is missing. */
  torn: number;
  /** Rows that do not follow the previous one, so the rows are no prefix of what one writer sent. */
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

/** A log that was cut near its start restores a database without tables. */
function hasTables(sqlite: Sqlite.Database): boolean {
  const names = "SELECT count(*) FROM sqlite_master WHERE name = 'tournament_history'";
  return sqlite.prepare<[], number>(names).pluck().get() === 1;
}

/**
 * Compares a database with the acknowledged writes.
 * @param acknowledged numbers that must be stored
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
