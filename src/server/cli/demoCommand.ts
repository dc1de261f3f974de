import { openClubDatabase } from '../backups/openClubDatabase';
import { createDatabaseClock } from '../db/databaseClock';
import { readEnv } from '../env';
import { EXIT_CODES, reportCommandFailure, type CommandContext } from './command';
import { seedDemo } from './seedDemo';

/**
 * Fills an empty database with sample data.
 * @returns the exit code
 */
export async function runDemoCommand(
  context: Pick<CommandContext, 'variables' | 'projectFolder' | 'clock' | 'output' | 'errors'>,
): Promise<number> {
  try {
    const env = readEnv(context.variables, context.projectFolder);
    const database = await openClubDatabase(env, context.clock);
    try {
      const { clock } = await createDatabaseClock(database, context.clock);
      const count = await seedDemo(database, { now: clock(), timeZone: env.timeZone });
      context.output.write(`База заполнена для показа: ${count} турниров.\n`);
    } finally {
      await database.destroy();
    }
    return EXIT_CODES.done;
  } catch (error) {
    return reportCommandFailure(error, context.errors);
  }
}
