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

/** Reads the machine's clock and the database's clock at the same moment. */
async function readSample(database: ClubDatabase, machineClock: Clock): Promise<ClockSample> {
  const sentAt = machineClock();
  const { rows } = await sql<{ now: number }>`
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`.execute(database);
  const { now } = rows[0]!;
  return { sentAt, receivedAt: machineClock(), earliest: now, latest: now };
}

/**
 * Creates the clock of the club's database (SCALE-6). Servers that share a PostgreSQL database use its clock, because
 * the clocks of their machines may differ. A file uses the machine's clock.
 * @returns the clock, and a correction to call regularly, because any clock may be set
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

/** Creates a database's clock that a running server corrects each minute. */
export async function followDatabaseClock(database: ClubDatabase, machineClock: Clock) {
  const { clock, correct } = await createDatabaseClock(database, machineClock);
  // The last correction stays valid while the database does not respond.
  const timer = setInterval(() => void correct().catch(() => undefined), MINUTE_MS).unref();
  return { clock, stop: () => clearInterval(timer) };
}
