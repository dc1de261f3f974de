import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { ApiOperation } from './contract/operation';
import { strictObject } from './contract/strictObject';
import type { ClubDatabase } from './db/tables';

const operation: ApiOperation = {
  id: 'readHealth',
  tag: 'Сервер',
  summary: 'Работает ли сервер',
  isPublic: true,
  answers: {
    200: {
      description: 'Сервер и его база данных отвечают.',
      schema: strictObject('Health', {
        status: { type: 'string', enum: ['ok'], examples: ['ok'] },
        version: { type: 'string', description: 'Версия программы.', examples: ['0.1.0'] },
      }),
    },
  },
};

/** Registers the call that reports that the server and its database respond. It needs no sign-in. */
export function registerHealthRoutes(
  app: FastifyInstance,
  database: ClubDatabase,
  version: string,
): void {
  app.get('/health', { config: { operation } }, async () => {
    await sql`select 1`.execute(database);
    return { status: 'ok', version };
  });
}
