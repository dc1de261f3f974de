import { sql } from 'kysely';
import type { ClubDatabase } from '../tables';

/**
 * SCALE-1: why a database on PostgreSQL cannot hold every text, for a person; null where it can. It
 * neither converts nor stores a letter that its own encoding does not have.
 */
export async function validatePostgresEncoding(database: ClubDatabase): Promise<string | null> {
  const { rows } = await sql<{
    encoding: string;
  }>`SELECT current_setting('server_encoding') AS encoding`.execute(database);
  const { encoding } = rows[0]!;
  if (encoding === 'UTF8') return null;
  return (
    `База PostgreSQL в кодировке ${encoding}, а нужна UTF8. Создайте другую: ` +
    "CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0."
  );
}
