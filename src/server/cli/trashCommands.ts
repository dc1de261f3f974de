import { formatShortDate, formatInstantShortDate } from '../../domain/dates/shortDate';
import { formatOrRaw } from '../../domain/lib/formatOrRaw';
import { formatTimeRange } from '../../domain/dates/time';
import type { TrashedTournament } from '../../domain/editing/history';
import { getIsoNow } from '../lib/clock';
import { withTransaction } from '../db/withTransaction';
import { OperatorError } from '../lib/operatorError';
import { createTrashRepository } from '../tournaments/trashRepository';
import type { DatabaseCommand } from './command';

/** Username in the history when this command takes a tournament out of the trash. */
const AUTHOR = 'командная строка';

const describe = (tournament: TrashedTournament): string =>
  [
    tournament.tournament_type,
    formatOrRaw(tournament.date, formatShortDate),
    formatTimeRange(tournament.start_time, tournament.end_time),
    tournament.organizer_name,
  ].join(', ');

/** Lists the trash (TRUST-5). */
export const listTrashCommand: DatabaseCommand = {
  usage: '  trash          показать турниры в корзине, последние удалённые сверху.',
  async run({ database, env: { timeZone } }, { output }) {
    const trashed = JSON.parse(
      await createTrashRepository(database).listJson(),
    ) as TrashedTournament[];
    if (trashed.length === 0) output.write('Корзина пуста.\n');
    for (const tournament of trashed) {
      const deletedOn = formatInstantShortDate(tournament.deleted_at, timeZone);
      output.write(`${tournament.id}: ${describe(tournament)} (удалён ${deletedOn})\n`);
    }
  },
};

/** Takes one tournament out of the trash (TRUST-6). */
export const restoreTournamentCommand: DatabaseCommand = {
  usage: `  restore ID     вернуть турнир из корзины; ID — номер из списка «trash». Сервер
                 останавливать не нужно.`,
  argument: /^[1-9]\d{0,14}$/,
  async run({ database }, { clock, output }, id) {
    const restored = await withTransaction(database, async (transaction) => {
      const trash = createTrashRepository(transaction);
      const found = await trash.find(Number(id));
      const stamp = { username: AUTHOR, at: getIsoNow(clock) };
      return found && (await trash.restore(found, stamp)) ? found : null;
    });
    if (!restored) throw new OperatorError(`Турнира ${id} нет в корзине.`);
    output.write(`Турнир ${id} возвращён из корзины: ${describe(restored)}\n`);
  },
};
