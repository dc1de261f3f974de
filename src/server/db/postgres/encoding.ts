import { sql } from 'kysely';
import type { ClubDatabase } from '../tables';

/**
 * Returns the reason why a PostgreSQL database cannot store every text, in Russian. Null when it can (SCALE-1). The
 * database neither converts nor stores letters outside its own encoding.
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
