import { parseArgs } from 'node:util';
import { toDay } from '../../domain/dates/dates';
import { formatShortDate } from '../../domain/dates/shortDate';
import { formatOrRaw } from '../../domain/lib/formatOrRaw';
import { getRetentionStart } from '../../domain/players/forgetting/retention';
import { openClubDatabase } from '../backups/openClubDatabase';
import { createDatabaseClock } from '../db/databaseClock';
import { scrubDatabase } from '../db/sqlite/scrubDatabase';
import type { ClubDatabase } from '../db/tables';
import type { Env } from '../env';
import { describeServerFailure } from '../db/storageFailures';
import { runEach } from '../lib/runEach';
import { formatPlainQuantity } from '../lib/format';
import { OperatorError } from '../lib/operatorError';
import { ProblemError } from '../lib/problem';
import { createForgettingFollowUp } from '../players/forgetting/forgettingFollowUp';
import { createForgetting } from '../players/forgetting/forgetting';
import { assignPlayersToEntries } from '../players/identity/assignPlayersToEntries';
import { createPlayerRepository } from '../players/identity/playerRepository';
import { EXIT_CODES, type CommandContext, type EnvCommand } from './command';

const USAGE = `  forget-unseen [--months МЕСЯЦЫ] [--confirm СКОЛЬКО]
                 забыть тех, кто столько месяцев не был ни на одном турнире; без --months —
                 по FORGET_AFTER_MONTHS. Без --confirm только говорит, сколько их и
                 с каких пор. Забывает навсегда, сервер останавливать не нужно.`;

const NOT_FOUND = 404;

type Options = { months?: string | undefined; confirm?: string | undefined };

function parseOptions(args: readonly string[]): Options | null {
  try {
    const options = { months: { type: 'string' }, confirm: { type: 'string' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    return Object.values(values).every((text) => /^\d{1,6}$/.test(text)) ? values : null;
  } catch {
    return null;
  }
}

/** Counts players by the year of their last tournament. The text has no names, because a terminal keeps its output. */
function describeByYear(days: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const day of days) {
    const year = day.slice(0, 4);
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return [...counts]
    .sort()
    .map(
      ([year, count]) => `  ${year}: ${formatPlainQuantity(count, 'игрок', 'игрока', 'игроков')}\n`,
    )
    .join('');
}

/**
 * Ignores an unknown player. A player without other data was already forgotten together with another one of the same
 * phone.
 */
function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ProblemError) || error.statusCode !== NOT_FOUND) throw error;
}

async function forgetAll(
  ids: Iterable<string>,
  database: ClubDatabase,
  env: Env,
  { clock, output }: Pick<CommandContext, 'clock' | 'output'>,
): Promise<void> {
  const { forget } = createForgetting({ database, clock, timeZone: env.timeZone });
  const place = env.database;
  const after = createForgettingFollowUp({
    database,
    backupFolder: env.backupFolder,
    ...('file' in place
      ? { databaseFile: place.file, scrub: async () => scrubDatabase(place.file) }
      : { databaseUrl: place.url }),
  });
  let count = 0;
  async function forgetEach(): Promise<void> {
    for (const id of ids) {
      await forget(id).catch(ignoreNotFound);
      count += 1;
    }
  }
  const [failure] = await runEach([forgetEach, after]);
  output.write(`Забыты: ${formatPlainQuantity(count, 'игрок', 'игрока', 'игроков')}.\n`);
  if (failure === undefined) return;
  throw new OperatorError(
    `Доделано не всё: ${describeServerFailure(failure)}. Остальное в течение часа сделает сервер, doctor скажет, осталось ли что-нибудь.`,
  );
}

/** Forgets players who have not come for long (PLAYER-76). A dry run prints the number that confirms the real run. */
export const forgetUnseenCommand: EnvCommand = {
  usage: USAGE,
  hasOptions: true,
  async runAsIs(env, context, args) {
    const { output, errors } = context;
    const options = parseOptions(args);
    const months = options?.months === undefined ? env.forgetAfterMonths : Number(options.months);
    if (!options || months === null || months < 1) {
      errors.write(`Как вызвать: npm run admin -- forget-unseen\n\n${USAGE}\n`);
      return EXIT_CODES.wrongUsage;
    }
    const database = await openClubDatabase(env, context.clock);
    try {
      const { clock } = await createDatabaseClock(database, context.clock);
      await assignPlayersToEntries(database, clock);
      const since = getRetentionStart(toDay(clock(), env.timeZone), months);
      const found = await createPlayerRepository(database).listOutdated(since);
      const players = formatPlainQuantity(found.size, 'игрок', 'игрока', 'игроков');
      output.write(`Не были с ${formatOrRaw(since, formatShortDate)}: ${players}.\n`);
      if (found.size === 0) return EXIT_CODES.done;
      if (options.confirm === undefined) {
        output.write(
          `В последний раз:\n${describeByYear(found.values())}` +
            `Забыть их навсегда: npm run admin -- forget-unseen --months ${months} --confirm ${found.size}\n`,
        );
        return EXIT_CODES.done;
      }
      if (Number(options.confirm) !== found.size) {
        throw new OperatorError(
          `Сейчас это ${players}, а не ${options.confirm}: никто не забыт. Посмотрите ещё раз без --confirm.`,
        );
      }
      await forgetAll(found.keys(), database, env, { clock, output });
      return EXIT_CODES.done;
    } finally {
      await database.destroy();
    }
  },
};
