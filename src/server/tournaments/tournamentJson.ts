import { sql } from 'kysely';

/** 2 and not 2.0, in JSON as everywhere. */
const level = (column: string) =>
  sql`iif(${sql.ref(column)} = cast(${sql.ref(column)} as integer),
    cast(${sql.ref(column)} as integer), ${sql.ref(column)})`;

/** An application as it is sent; the table's alias is `a`. */
export const applicationJson = sql<string>`json_object(
  'id', a.id,
  'name', a.name,
  'level', ${level('a.level')},
  'contact_phone', a.contact_phone,
  'user_id', a.user_id,
  'created_at', a.created_at)`;

/** WIRE-2: a tournament as it is sent; the table's alias is `t`. */
export const tournamentJson = sql<string>`json_object(
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

/** TRUST-5: a tournament in the trash as it is sent; the table's alias is `t`. */
export const trashedJson = sql<string>`json_insert(${tournamentJson}, '$.deleted_at', t.deleted_at)`;
