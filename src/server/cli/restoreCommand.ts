import path from 'node:path';
import { FORGOTTEN_FILE, readForgotten } from '../backups/forgottenFile';
import { describeSummary } from '../backups/describeSummary';
import { stampOf } from '../backups/names';
import { placeOf } from '../db/sqlite/files';
import { lockDatabase } from '../db/sqlite/lock';
import { KEPT_BY_RESTORE, restore } from '../db/sqlite/restore';
import { databaseFileOf, readEnv } from '../env';
import { pluralize } from '../lib/format';
import { forgetInCopy } from '../players/forgetInCopy';
import type { FileCommandContext } from './backupCommand';
import { EXIT, failed } from './command';

const USAGE = `Как вызвать: npm run restore ФАЙЛ

  Проверяет копию базы и ставит её на место базы. Сначала остановите сервер. Прежняя
  база остаётся рядом под именем club.db.before-restore-ГГГГММДД-ЧЧММСС.
`;

/** PLAYER-66: what the restore says of people who were forgotten again. */
function describeForgotten(count: number | null, known: number): string {
  if (count !== null) return `Забыты снова: ${pluralize(count, 'игрок', 'игрока', 'игроков')}.\n`;
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
export async function restoreCommand(
  args: readonly string[],
  context: FileCommandContext,
): Promise<number> {
  const { variables, projectFolder, folder, clock, output, errors } = context;
  const [file] = args;
  if (file === '--help') {
    output.write(USAGE);
    return EXIT.done;
  }
  if (args.length !== 1 || !file || file.startsWith('-')) {
    errors.write(USAGE);
    return EXIT.wrongUsage;
  }
  try {
    const env = readEnv(variables, projectFolder);
    const { timeZone } = env;
    const databaseFile = databaseFileOf(env);
    const lock = lockDatabase(databaseFile);
    try {
      // Follow a symbolic link: its target is replaced, not the link.
      const place = placeOf(databaseFile);
      const kept = `${place}${KEPT_BY_RESTORE}${stampOf(clock(), timeZone)}`;
      const ids = readForgotten(path.join(env.backupFolder, FORGOTTEN_FILE));
      const restored = await restore(path.resolve(folder, file), place, kept, async (copy) =>
        ids.size === 0 ? 0 : forgetInCopy(copy, ids, { clock, timeZone }),
      );
      output.write(`База восстановлена: в ней ${describeSummary(restored.summary)}.\n`);
      if (ids.size > 0) output.write(describeForgotten(restored.forgotten, ids.size));
      if (restored.kept !== null) output.write(`Прежняя база: ${restored.kept}\n`);
      output.write('Все сеансы закончены. Пароль — тот, что был при создании копии.\n');
    } finally {
      lock.release();
    }
    return EXIT.done;
  } catch (error) {
    return failed(error, errors);
  }
}
