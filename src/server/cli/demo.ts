import { openClubDatabase } from '../backups/openClubDatabase';
import { createDatabaseClock } from '../db/databaseClock';
import { readEnv } from '../env';
import { PROJECT_FOLDER } from '../project';
import { OperatorError } from '../lib/operatorError';
import { seedDemo } from './seedDemo';

try {
  const env = readEnv(process.env, PROJECT_FOLDER);
  const database = await openClubDatabase(env, Date.now);
  try {
    const { clock } = await createDatabaseClock(database, Date.now);
    const count = await seedDemo(database, { now: clock(), timeZone: env.timeZone });
    process.stdout.write(`База заполнена для показа: ${count} турниров.\n`);
  } finally {
    await database.destroy();
  }
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
