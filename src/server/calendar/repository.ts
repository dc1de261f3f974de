import type { Tournament } from '../../domain/tournament';
import type { CalendarAddressTable, ClubDatabase } from '../db/tables';
import { tournamentJsonOf } from '../tournaments/tournamentJson';

/** The table has one row at most. */
const ID = 1;

/** All SQL of the calendar's address, and of what stands in the calendar; instants are ISO texts, UTC. */
export function makeCalendarRepository(database: ClubDatabase) {
  return {
    async address(): Promise<CalendarAddressTable | null> {
      const row = await database.selectFrom('calendar_address').selectAll().executeTakeFirst();
      return row ?? null;
    },

    /** Puts an address in place of the one there was. */
    async open(token: string, at: string): Promise<CalendarAddressTable> {
      const row = { token, created_at: at, last_read_at: null };
      return database
        .insertInto('calendar_address')
        .values({ id: ID, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    async close(): Promise<void> {
      await database.deleteFrom('calendar_address').execute();
    },

    async noteReading(token: string, at: string): Promise<void> {
      await database
        .updateTable('calendar_address')
        .set({ last_read_at: at })
        .where('token', '=', token)
        .execute();
    },

    /**
     * The tournaments from a day on, by date and start.
     * @param day yyyy-MM-dd
     */
    async tournamentsFrom(day: string): Promise<Tournament[]> {
      const rows = await database
        .selectFrom('tournaments as t')
        .select(tournamentJsonOf(database).tournament.as('json'))
        .where('t.deleted_at', 'is', null)
        .where('t.date', '>=', day)
        .orderBy('t.date')
        .orderBy('t.start_time')
        .orderBy('t.id')
        .execute();
      return rows.map(({ json }) => JSON.parse(json) as Tournament);
    },
  };
}
