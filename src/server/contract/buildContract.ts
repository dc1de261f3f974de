import { buildApp } from '../app';
import { IN_MEMORY, openSqliteDatabase } from '../db/sqlite/open';

/**
 * Builds the contract of the whole server, which docs/openapi.json contains (API-1).
 * @param version the program's version
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
