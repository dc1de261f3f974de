import path from 'node:path';
import { describeDatabaseSummary } from '../backups/describeDatabaseSummary';
import { createManualBackupName, formatBackupStamp } from '../backups/backupNames';
import { createBackup } from '../db/sqlite/backup';
import { getDatabaseFile, readEnv } from '../env';
import { isDatabaseUpToDate } from '../db/sqlite/inspect';
import { assignPlayersInFile } from '../players/forgetting/forgetInCopy';
import { EXIT_CODES, reportCommandFailure, type CommandContext } from './command';

export type FileCommandContext = Omit<CommandContext, 'input' | 'passwords'>;

const USAGE = `Как вызвать: npm run backup [ФАЙЛ]

  Делает и проверяет копию базы; сервер останавливать не нужно. Без имени файла копия
  ложится в папку копий (BACKUP_DIR) под именем club-ГГГГММДД-ЧЧММСС.db. Файл, который
  уже есть, не перезаписывается.
`;

/**
 * Runs the command line that makes a backup (TRUST-20).
 * @param args the arguments after the command's name
 * @returns the exit code
 */
export async function runBackupCommand(
  args: readonly string[],
  context: FileCommandContext,
): Promise<number> {
  const { variables, projectFolder, folder, clock, output, errors } = context;
  const [file] = args;
  if (file === '--help') {
    output.write(USAGE);
    return EXIT_CODES.done;
  }
  if (args.length > 1 || file === '' || file?.startsWith('-')) {
    errors.write(USAGE);
    return EXIT_CODES.wrongUsage;
  }
  try {
    const env = readEnv(variables, projectFolder);
    const { backupFolder, timeZone } = env;
    const standard = path.join(
      backupFolder,
      createManualBackupName(formatBackupStamp(clock(), timeZone)),
    );
    const target = file === undefined ? standard : path.resolve(folder, file);
    const databaseFile = getDatabaseFile(env);
    if (isDatabaseUpToDate(databaseFile)) await assignPlayersInFile(databaseFile, { clock });
    const summary = createBackup(databaseFile, target);
    output.write(
      `Копия сделана и проверена: ${target}\nВ ней ${describeDatabaseSummary(summary)}.\n`,
    );
    return EXIT_CODES.done;
  } catch (error) {
    return reportCommandFailure(error, errors);
  }
}
