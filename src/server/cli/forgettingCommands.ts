import path from 'node:path';
import { FORGOTTEN_FILE, readForgottenFile } from '../backups/forgottenFile';
import { saveRestoreNote } from '../backups/restoreNote';
import {
  describeWithdrawnAfterRestore,
  applyWithdrawalsAfterRestore,
} from '../backups/withdrawals';
import { createCalendarRepository } from '../calendar/calendarRepository';
import { scrubDatabase } from '../db/sqlite/scrubDatabase';
import { describeServerFailure } from '../db/storageFailures';
import { getDatabaseFile } from '../env';
import { getIsoNow } from '../lib/clock';
import { OperatorError } from '../lib/operatorError';
import { forgetAgain } from '../players/forgetting/forgetting';
import { createSessionRepository } from '../sessions/sessionRepository';
import { EXIT_CODES, type AdminCommand } from './command';

/** Rewrites the database's file without deleted data (PLAYER-64). */
export const scrubDatabaseCommand: AdminCommand = {
  usage: `  scrub          переписать файл базы без следов того, что из неё удалено. Сервер делает это
                 сам, когда забывает игрока; останавливать его не нужно.`,
  async runAsIs(env, { output }) {
    try {
      scrubDatabase(getDatabaseFile(env));
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      throw new OperatorError(
        `Файл не переписан: ${describeServerFailure(error)}. Повторите позже.`,
      );
    }
    output.write('Файл базы переписан: удалённого в нём нет.\n');
    return EXIT_CODES.done;
  },
};

/** Forgets again in a database that was not restored by `npm run restore` (PLAYER-66). */
export const forgetAgainCommand: AdminCommand = {
  usage: `  forget-again ФАЙЛ  после pg_restore: забыть в базе тех, кого уже забывали. ФАЙЛ — список
                 ${FORGOTTEN_FILE} из папки копий (BACKUP_DIR).`,
  argument: /./,
  async run({ database, env: { timeZone } }, { clock, output, folder }, file) {
    const ids = readForgottenFile(path.resolve(folder, file));
    if (ids.size === 0) throw new OperatorError(`В файле ${file} нет ни одного забытого игрока.`);
    const count = await forgetAgain({ database, clock, timeZone }, ids);
    output.write(
      `Забытых игроков в списке: ${ids.size}, в базе нашлось и забыто снова: ${count}.\n`,
    );
  },
};

/** Withdraws again in a database that was not restored by `npm run restore` (TRUST-74). */
export const withdrawAgainCommand: AdminCommand = {
  usage: `  withdraw-again после pg_restore: закончить всё, что могли отозвать после копии, — сеансы, адрес
                 календаря, ссылки для записи, для зрителей и для счёта, согласия показывать
                 фамилию целиком. Ссылки потом сделайте новые.`,
  async run({ database, env }, { clock, output }) {
    const withdrawn = await applyWithdrawalsAfterRestore(database, null);
    await createCalendarRepository(database).close();
    await createSessionRepository(database).endSessions(getIsoNow(clock));
    output.write(`Все сеансы закончены. ${describeWithdrawnAfterRestore(withdrawn)}\n`);
    output.write(saveRestoreNote(env, withdrawn, clock()));
  },
};
