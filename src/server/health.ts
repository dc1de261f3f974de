import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { ClubDatabase } from './db/tables';

/** Whether the server and its database answer; needs no sign-in. */
export function healthRoutes(app: FastifyInstance, database: ClubDatabase, version: string): void {
  app.get('/health', async () => {
    await sql`select 1`.execute(database);
    return { status: 'ok', version };
  });
}
