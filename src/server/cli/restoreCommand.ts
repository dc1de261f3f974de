import { existsSync } from 'node:fs';
import path from 'node:path';
import { FORGOTTEN_FILE, readForgottenFile } from '../backups/forgottenFile';
import { describeDatabaseSummary } from '../backups/describeDatabaseSummary';
import { formatBackupStamp } from '../backups/backupNames';
import { saveRestoreNote } from '../backups/restoreNote';
import {
  describeWithdrawnAfterRestore,
  applyWithdrawalsAfterRestore,
  type RestoreWithdrawalCounts,
} from '../backups/withdrawals';
import { resolveSymbolicLinks } from '../db/sqlite/files';
import { lockDatabase } from '../db/sqlite/lock';
import { SCHEMA_VERSION_WITH } from '../db/sqlite/migrateSqlite';
import { openAsIs } from '../db/sqlite/open';
import {
  REPLACED_FILE_SUFFIX,
  restoreBackup,
  type RestoredDatabaseCopy,
} from '../db/sqlite/restoreBackup';
import { getDatabaseFile, readEnv } from '../env';
import type { Clock } from '../lib/clock';
import { formatPlainQuantity } from '../lib/format';
import { forgetInCopy } from '../players/forgetting/forgetInCopy';
import type { FileCommandContext } from './backupCommand';
import { EXIT_CODES, reportCommandFailure } from './command';

const LAST = '--last';

const USAGE = `Как вызвать: npm run restore ФАЙЛ [-- ${LAST}]

  Проверяет копию базы и ставит её на место базы. Сначала остановите сервер. Прежняя
  база остаётся рядом под именем club.db.before-restore-ГГГГММДД-ЧЧММСС.
  Ссылки для записи, для зрителей и для счёта остаются от прежней базы; где её нет, они
  заканчиваются. С ${LAST} остаются ссылки копии: если после неё ничего не меняли, например
  при переезде на другой компьютер.
`;

/** Results of preparing the copy that will become the database. */
type Settled = {
  withdrawn: RestoreWithdrawalCounts;
  /** Number of players that the club's file lists as forgotten. Null without that file. */
  known: number | null;
  /** Number of players that were forgotten in the copy. Null when the copy's schema is too old (PLAYER-66). */
  forgotten: number | null;
};

/**
 * Forgets and withdraws in a copy what the club has forgotten and withdrawn after the backup. The club's other files
 * list those data.
 */
async function settleCopy(
  { file, schema, former }: RestoredDatabaseCopy,
  listFile: string,
  moment: { clock: Clock; timeZone: string },
): Promise<Settled> {
  const database = openAsIs(file);
  let withdrawn: RestoreWithdrawalCounts;
  try {
    withdrawn = await applyWithdrawalsAfterRestore(database, former, schema);
  } finally {
    await database.destroy();
  }
  const ids = new Map([...(former?.forgotten ?? []), ...readForgottenFile(listFile)]);
  const known = former === null && !existsSync(listFile) ? null : ids.size;
  if (ids.size === 0) return { withdrawn, known, forgotten: 0 };
  const forgotten =
    schema < SCHEMA_VERSION_WITH.players ? null : await forgetInCopy(file, ids, moment);
  return { withdrawn, known, forgotten };
}

/** Returns the restore's lines about players forgotten again (PLAYER-66). */
function describeForgotten({ known, forgotten: count }: Settled, listFile: string): string {
  if (known === null)
    return (
      `Списка забытых ${listFile} нет: кого забыли после этой копии, те снова в базе. Если список ` +
      'есть, выполните npm run admin -- forget-again ФАЙЛ, иначе забудьте их снова в консоли.\n'
    );
  if (known === 0) return '';
  if (count !== null)
    return `Забыты снова: ${formatPlainQuantity(count, 'игрок', 'игрока', 'игроков')}.\n`;
  return (
    `Копия сделана до того, как программа стала узнавать игроков: ${known} забытых в ней не найти. ` +
    'Забудьте их снова в консоли.\n'
  );
}

/**
 * Runs the command line that replaces the database by a backup (TRUST-22).
 * @param args the arguments after the command's name
 * @returns the exit code
 */
export async function runRestoreCommand(
  args: readonly string[],
  context: FileCommandContext,
): Promise<number> {
  const { variables, projectFolder, folder, clock, output, errors } = context;
  const [file, option] = args;
  if (file === '--help') {
    output.write(USAGE);
    return EXIT_CODES.done;
  }
  const isUsable = args.length <= 2 && (option === undefined || option === LAST);
  if (!isUsable || !file || file.startsWith('-')) {
    errors.write(USAGE);
    return EXIT_CODES.wrongUsage;
  }
  try {
    const env = readEnv(variables, projectFolder);
    const { timeZone } = env;
    const databaseFile = getDatabaseFile(env);
    const lock = lockDatabase(databaseFile);
    try {
      // The restore replaces a symbolic link's target, and keeps the link.
      const place = resolveSymbolicLinks(databaseFile);
      const replacedFile = `${place}${REPLACED_FILE_SUFFIX}${formatBackupStamp(clock(), timeZone)}`;
      const listFile = path.join(env.backupFolder, FORGOTTEN_FILE);
      const restored = await restoreBackup(
        path.resolve(folder, file),
        place,
        replacedFile,
        (copy) => settleCopy(copy, listFile, { clock, timeZone }),
        option === LAST,
      );
      const { withdrawn } = restored.settled;
      output.write(`База восстановлена: в ней ${describeDatabaseSummary(restored.summary)}.\n`);
      output.write(describeForgotten(restored.settled, listFile));
      output.write(`${describeWithdrawnAfterRestore(withdrawn)}\n`);
      output.write(saveRestoreNote(env, withdrawn, clock()));
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
