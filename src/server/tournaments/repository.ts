import { sql } from 'kysely';
import { FIELD_OF, VALUE_NAMES, type ValueName } from '../../domain/fields';
import type {
  Application,
  ApplicationRequest,
  Tournament,
  TournamentRequest,
} from '../../domain/tournament';
import type { ClubDatabase, TournamentsTable } from '../db/tables';

type Columns = Pick<TournamentsTable, ValueName>;

export type TournamentRepository = ReturnType<typeof makeTournamentRepository>;

/** 2 and not 2.0, in JSON as everywhere. */
const level = (column: string) =>
  sql`iif(${sql.ref(column)} = cast(${sql.ref(column)} as integer),
    cast(${sql.ref(column)} as integer), ${sql.ref(column)})`;

const applicationJson = sql<string>`json_object(
  'id', a.id,
  'name', a.name,
  'level', ${level('a.level')},
  'contact_phone', a.contact_phone,
  'user_id', a.user_id,
  'created_at', a.created_at)`;

/** WIRE-2: a tournament as it is sent. */
const tournamentJson = sql<string>`json_object(
  'id', t.id,
  'tournament_type', t.tournament_type,
  'date', t.date,
  'start_time', t.start_time,
  'end_time', t.end_time,
  'level_from', ${level('t.level_from')},
  'level_to', ${level('t.level_to')},
  'entry_fee', t.entry_fee,
  'organizer_name', t.organizer_name,
  'organizer_phone', t.organizer_phone,
  'applications', json((
    select json_group_array(json(${applicationJson}) order by a.id)
    from applications as a where a.tournament_id = t.id)),
  'created_at', t.created_at,
  'updated_at', t.updated_at,
  'version', t.version)`;

/** A request's fields under their columns' names. */
const columnsOf = (request: Partial<TournamentRequest>): Partial<Columns> =>
  Object.fromEntries(
    VALUE_NAMES.flatMap((name) => {
      const value = request[FIELD_OF[name]];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** All SQL of tournaments and their applications; instants are ISO texts, UTC. */
export function makeTournamentRepository(database: ClubDatabase) {
  let cached: { stamp: string; json: string } | null = null;

  /** Differs after any change, by this connection or by another process. */
  async function changeStamp(): Promise<string> {
    const { rows } = await sql<{ stamp: string }>`
      select total_changes() || ':' || data_version as stamp from pragma_data_version`.execute(
      database,
    );
    return rows[0]!.stamp;
  }

  async function readList(): Promise<string> {
    const { json } = await database
      .selectFrom('tournaments as t')
      .select(sql<string>`json_group_array(json(${tournamentJson}) order by t.id)`.as('json'))
      .executeTakeFirstOrThrow();
    return json;
  }

  async function find(id: number): Promise<Tournament | null> {
    const row = await database
      .selectFrom('tournaments as t')
      .select(tournamentJson.as('json'))
      .where('t.id', '=', id)
      .executeTakeFirst();
    return row ? (JSON.parse(row.json) as Tournament) : null;
  }

  return {
    /** WIRE-2: all tournaments as JSON text, kept until something changes. */
    async listJson(): Promise<string> {
      const stamp = await changeStamp();
      if (cached?.stamp !== stamp) cached = { stamp, json: await readList() };
      return cached.json;
    },

    /** One tournament with its applications, or null where there is none of that id. */
    find,

    /** Stores a new tournament and gives it back with its id. */
    async create(request: TournamentRequest, at: string): Promise<Tournament> {
      const { id } = await database
        .insertInto('tournaments')
        .values({ ...(columnsOf(request) as Columns), created_at: at, updated_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return (await find(id))!;
    },

    /**
     * Stores changed fields, if the tournament still is of that version.
     * @returns whether it was
     */
    async update(
      id: number,
      version: number,
      changes: Partial<TournamentRequest>,
      at: string,
    ): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('tournaments')
        .set({ ...columnsOf(changes), updated_at: at, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Removes a tournament with its applications; false where there is none of that id. */
    async remove(id: number): Promise<boolean> {
      const { numDeletedRows } = await database
        .deleteFrom('tournaments')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /**
     * Stores a player's application; the tournament's version counts its own fields and stays.
     * @returns null where there is no such tournament
     */
    async addApplication(
      tournamentId: number,
      { name, level: playerLevel, contactPhone, userId }: ApplicationRequest,
      at: string,
    ): Promise<Application | null> {
      const row = await database
        .insertInto('applications')
        .columns(['tournament_id', 'name', 'level', 'contact_phone', 'user_id', 'created_at'])
        .expression((query) =>
          query
            .selectFrom('tournaments')
            .select((build) => [
              'id',
              build.val(name).as('name'),
              build.val(playerLevel).as('level'),
              build.val(contactPhone).as('contact_phone'),
              build.val(typeof userId === 'number' ? BigInt(userId) : userId).as('user_id'),
              build.val(at).as('created_at'),
            ])
            .where('id', '=', tournamentId),
        )
        .returning('id')
        .executeTakeFirst();
      if (!row) return null;
      const { json } = await database
        .selectFrom('applications as a')
        .select(applicationJson.as('json'))
        .where('a.id', '=', row.id)
        .executeTakeFirstOrThrow();
      return JSON.parse(json) as Application;
    },

    /** Whether the club has no tournament yet. */
    async isEmpty(): Promise<boolean> {
      const row = await database.selectFrom('tournaments').select('id').limit(1).executeTakeFirst();
      return row === undefined;
    },
  };
}
