import { sql } from 'kysely';
import { MINUTE_MS } from '../../domain/dates/durations';
import {
  estimateClockOffset,
  narrowClockOffset,
  type ClockOffset,
  type ClockSample,
} from '../../domain/protocol/clockOffset';
import type { Clock } from '../lib/clock';
import { isPostgres } from './jsonSql';
import type { ClubDatabase } from './tables';

/** Reads the machine's clock and the database's at one moment. */
async function readSample(database: ClubDatabase, machineClock: Clock): Promise<ClockSample> {
  const sentAt = machineClock();
  const { rows } = await sql<{ now: number }>`
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`.execute(database);
  const { now } = rows[0]!;
  return { sentAt, receivedAt: machineClock(), earliest: now, latest: now };
}

/**
 * SCALE-6: the clock of the club's database. Servers share a database on PostgreSQL, so they go by its clock, however
 * those of their machines differ; a file has none but the machine's.
 * @returns the clock, and what is to be called now and then, since any clock may be set
 */
export async function createDatabaseClock(database: ClubDatabase, machineClock: Clock) {
  if (!isPostgres(database)) return { clock: machineClock, correct: async () => undefined };
  let known: ClockOffset | null = null;
  async function correct(): Promise<void> {
    known = narrowClockOffset(known, await readSample(database, machineClock));
  }
  await correct();
  return { clock: () => machineClock() + estimateClockOffset(known), correct };
}

/** The same for as long as a server runs: corrected each minute. */
export async function followDatabaseClock(database: ClubDatabase, machineClock: Clock) {
  const { clock, correct } = await createDatabaseClock(database, machineClock);
  // While the database does not answer the last correction holds.
  const timer = setInterval(() => void correct().catch(() => undefined), MINUTE_MS).unref();
  return { clock, stop: () => clearInterval(timer) };
}
