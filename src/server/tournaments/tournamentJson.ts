import { sql } from 'kysely';
import { mapFields } from '../../domain/tournament/tournamentFields';
import { buildJsonArraySql, getJsonSql, type JsonSql } from '../db/jsonSql';
import type { ClubDatabase } from '../db/tables';

type TournamentJson = ReturnType<typeof compose>;

function compose({ object, parsed, plain, number, numberOrText }: JsonSql) {
  const pickColumns = (table: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, plain(`${table}.${name}`)]));
  const application = object({
    ...pickColumns('a', ['id', 'name']),
    level: number('a.level'),
    ...pickColumns('a', ['contact_phone']),
    user_id: numberOrText('a.user_id'),
    ...pickColumns('a', ['created_at']),
  });
  const applications = sql<string>`(select ${buildJsonArraySql(application, sql`a.id`)}
    from applications as a where a.tournament_id = t.id)`;
  const fields = {
    ...pickColumns('t', ['id']),
    ...mapFields((name, { kind }) => (kind === 'level' ? number : plain)(`t.${name}`)),
    applications: parsed(applications),
    ...pickColumns('t', ['created_at', 'updated_at', 'version']),
  };
  return {
    application,
    /** A tournament with its applications, in the response form (WIRE-2). */
    tournament: object(fields),
    /** A tournament in the trash (TRUST-5). */
    trashed: object({ ...fields, ...pickColumns('t', ['deleted_at']) }),
  };
}

const composed = new Map<JsonSql, TournamentJson>();

/** Builds JSON texts for responses in the database. The tables' aliases are `t` and `a`. */
export function buildTournamentJsonSql(database: ClubDatabase): TournamentJson {
  const words = getJsonSql(database);
  const texts = composed.get(words) ?? compose(words);
  composed.set(words, texts);
  return texts;
}
