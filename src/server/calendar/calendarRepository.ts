import type { CalendarFileTournament } from '../../domain/calendar/icalendar';
import { FIELD_NAMES } from '../../domain/tournament/tournamentFields';
import type { CalendarAddressTable, ClubDatabase } from '../db/tables';

/** The table has one row at most. */
const ID = 1;

/** All SQL of the calendar's address and of its tournaments. Instants are ISO texts in UTC. */
export function createCalendarRepository(database: ClubDatabase) {
  return {
    async findAddress(): Promise<CalendarAddressTable | null> {
      const row = await database.selectFrom('calendar_address').selectAll().executeTakeFirst();
      return row ?? null;
    },

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

    async setReadAt(token: string, at: string): Promise<void> {
      await database
        .updateTable('calendar_address')
        .set({ last_read_at: at })
        .where('token', '=', token)
        .execute();
    },

    /**
     * Lists the next tournaments by id, without those in the trash.
     * @param id the last id of the previous page; 0 for the first page
     */
    async listNextTournaments(id: number, limit: number): Promise<CalendarFileTournament[]> {
      const rows = await database
        .selectFrom('tournaments as t')
        .select(['id', ...FIELD_NAMES, 'version', 'created_at', 'updated_at'])
        .select((build) =>
          build
            .selectFrom('applications as a')
            .select(build.fn.countAll<number>().as('count'))
            .whereRef('a.tournament_id', '=', 't.id')
            .as('applied'),
        )
        .where('t.deleted_at', 'is', null)
        .where('t.id', '>', id)
        .orderBy('t.id')
        .limit(limit)
        .execute();
      return rows.map(({ applied, ...row }) => ({
        ...row,
        applications: { length: applied ?? 0 },
      }));
    },
  };
}
