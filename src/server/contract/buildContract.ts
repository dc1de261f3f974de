import { buildApp } from '../app';
import { IN_MEMORY, openSqliteDatabase } from '../db/sqlite/open';

/**
 * Builds the document of the whole server, as docs/openapi.json holds it (API-1).
 * @param version of the program
 */
export async function buildContract(version: string): Promise<string> {
  const database = openSqliteDatabase(IN_MEMORY);
  const app = buildApp({
    database,
    version,
    clock: Date.now,
    title: '',
    timeZone: 'UTC',
    calendarHost: 'none',
    consoleFolder: '/none',
  });
  try {
    return (await app.inject('/api/openapi.json')).body;
  } finally {
    await app.close();
    await database.destroy();
  }
}
