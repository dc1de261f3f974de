import path from 'node:path';
import { FORGOTTEN_FILE, readForgottenFile } from '../backups/forgottenFile';
import { describeDatabaseSummary } from '../backups/describeDatabaseSummary';
import { formatBackupStamp } from '../backups/backupNames';
import { resolveFilePath } from '../db/sqlite/files';
import { lockDatabase } from '../db/sqlite/lock';
import { REPLACED_FILE_SUFFIX, restoreBackup } from '../db/sqlite/restoreBackup';
import { getDatabaseFile, readEnv } from '../env';
import { formatPlainQuantity } from '../lib/format';
import { forgetInCopy } from '../players/forgetting/forgetInCopy';
import type { FileCommandContext } from './backupCommand';
import { EXIT_CODES, reportCommandFailure } from './command';

const USAGE = `Как вызвать: npm run restore ФАЙЛ

  Проверяет копию базы и ставит её на место базы. Сначала остановите сервер. Прежняя
  база остаётся рядом под именем club.db.before-restore-ГГГГММДД-ЧЧММСС.
`;

/** PLAYER-66: what the restore says of people who were forgotten again. */
function describeForgotten(count: number | null, known: number): string {
  if (count !== null)
    return `Забыты снова: ${formatPlainQuantity(count, 'игрок', 'игрока', 'игроков')}.\n`;
  return (
    `Копия сделана до того, как программа стала узнавать игроков: ${known} забытых в ней не найти. ` +
    'Забудьте их снова в консоли.\n'
  );
}

/**
 * TRUST-22: the command line that puts a backup in place of the database.
 * @param args what stands after the command's name
 * @returns the exit code
 */
export async function runRestoreCommand(
  args: readonly string[],
  context: FileCommandContext,
): Promise<number> {
  const { variables, projectFolder, folder, clock, output, errors } = context;
  const [file] = args;
  if (file === '--help') {
    output.write(USAGE);
    return EXIT_CODES.done;
  }
  if (args.length !== 1 || !file || file.startsWith('-')) {
    errors.write(USAGE);
    return EXIT_CODES.wrongUsage;
  }
  try {
    const env = readEnv(variables, projectFolder);
    const { timeZone } = env;
    const databaseFile = getDatabaseFile(env);
    const lock = lockDatabase(databaseFile);
    try {
      // Follow a symbolic link: its target is replaced, not the link.
      const place = resolveFilePath(databaseFile);
      const replacedFile = `${place}${REPLACED_FILE_SUFFIX}${formatBackupStamp(clock(), timeZone)}`;
      const ids = readForgottenFile(path.join(env.backupFolder, FORGOTTEN_FILE));
      const restored = await restoreBackup(
        path.resolve(folder, file),
        place,
        replacedFile,
        async (copy) => (ids.size === 0 ? 0 : forgetInCopy(copy, ids, { clock, timeZone })),
      );
      output.write(`База восстановлена: в ней ${describeDatabaseSummary(restored.summary)}.\n`);
      if (ids.size > 0) output.write(describeForgotten(restored.forgotten, ids.size));
      if (restored.replacedFile !== null) output.write(`Прежняя база: ${restored.replacedFile}\n`);
      output.write('Все сеансы закончены. Пароль — тот, что был при создании копии.\n');
    } finally {
      lock.release();
    }
    return EXIT_CODES.done;
  } catch (error) {
    return reportCommandFailure(error, errors);
  }
}
