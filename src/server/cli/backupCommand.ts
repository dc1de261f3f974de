import path from 'node:path';
import { describeSummary } from '../backups/describeSummary';
import { manualName, stampOf } from '../backups/names';
import { backUp } from '../db/sqlite/backup';
import { databaseFileOf, readEnv } from '../env';
import { isUpToDate } from '../db/sqlite/inspect';
import { assignInFile } from '../players/forgetInCopy';
import { EXIT, failed, type CommandContext } from './command';

/** What the two commands for backups need of the process. */
export type FileCommandContext = Omit<CommandContext, 'input' | 'passwords'>;

const USAGE = `Как вызвать: npm run backup [ФАЙЛ]

  Делает и проверяет копию базы; сервер останавливать не нужно. Без имени файла копия
  ложится в папку копий (BACKUP_DIR) под именем club-ГГГГММДД-ЧЧММСС.db. Файл, который
  уже есть, не перезаписывается.
`;

/**
 * TRUST-20: the command line that makes a backup.
 * @param args what stands after the command's name
 * @returns the exit code
 */
export async function backupCommand(
  args: readonly string[],
  context: FileCommandContext,
): Promise<number> {
  const { variables, projectFolder, folder, clock, output, errors } = context;
  const [file] = args;
  if (file === '--help') {
    output.write(USAGE);
    return EXIT.done;
  }
  if (args.length > 1 || file === '' || file?.startsWith('-')) {
    errors.write(USAGE);
    return EXIT.wrongUsage;
  }
  try {
    const env = readEnv(variables, projectFolder);
    const { backupFolder, timeZone } = env;
    const standard = path.join(backupFolder, manualName(stampOf(clock(), timeZone)));
    const target = file === undefined ? standard : path.resolve(folder, file);
    const databaseFile = databaseFileOf(env);
    if (isUpToDate(databaseFile)) await assignInFile(databaseFile, { clock });
    const summary = backUp(databaseFile, target);
    output.write(`Копия сделана и проверена: ${target}\nВ ней ${describeSummary(summary)}.\n`);
    return EXIT.done;
  } catch (error) {
    return failed(error, errors);
  }
}
