import { isDeepStrictEqual, parseArgs } from 'node:util';
import { openClubDatabase } from '../backups/openClubDatabase';
import { lockDatabase } from '../db/sqlite/lock';
import type { CopiedRowCounts } from '../db/copying/compare';
import { copyClub } from '../db/copying/copy';
import { assertDatabaseInitialized, assertDatabaseExists } from '../db/copying/source';
import { parseDatabaseLocation, type DatabaseLocation } from '../databaseLocation';
import type { Env } from '../env';
import { OperatorError } from '../lib/operatorError';
import { formatPlainQuantity } from '../lib/format';
import { EXIT_CODES, type EnvCommand } from './command';

const USAGE = `  copy --from ОТКУДА --to КУДА
                 перенести клуб в другую, пустую базу и сверить каждую строку. Базы
                 пишутся как в DATABASE_URL: file:data/club.db, postgres://user@host/club.
                 Сначала остановите сервер.`;

type LocationOptions = Parameters<typeof parseDatabaseLocation>[1];

/** Parses the source and the target. Null when the command line is wrong. */
function parseLocations(args: readonly string[], options: LocationOptions) {
  const { from, to } = parseValues(args);
  if (from === undefined || to === undefined) return null;
  return { from: parseLocation('--from', from, options), to: parseLocation('--to', to, options) };
}

function parseValues(args: readonly string[]): { from?: string; to?: string } {
  try {
    const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return {};
  }
}

/**
 * Parses a location.
 * @throws OperatorError for a wrong one
 */
function parseLocation(name: string, text: string, options: LocationOptions): DatabaseLocation {
  const reading = parseDatabaseLocation(text, options);
  if ('value' in reading) return reading.value;
  throw new OperatorError(`${name}: ${reading.error}`);
}

/** Opens a database that no server uses, as far as the program can find out. */
async function withClub<Result>(
  database: DatabaseLocation,
  env: Env,
  { clock, work }: { clock: () => number; work: (club: OpenClub) => Promise<Result> },
): Promise<Result> {
  const lock = 'file' in database ? lockDatabase(database.file) : null;
  try {
    const club = await openClubDatabase({ ...env, database }, clock);
    try {
      return await work(club);
    } finally {
      await club.destroy();
    }
  } finally {
    lock?.release();
  }
}

type OpenClub = Awaited<ReturnType<typeof openClubDatabase>>;

const describe = (copy: CopiedRowCounts): string =>
  [
    formatPlainQuantity(copy.tournaments, 'турнир', 'турнира', 'турниров'),
    formatPlainQuantity(copy.applications, 'заявка', 'заявки', 'заявок'),
    formatPlainQuantity(
      copy.tournament_history,
      'запись истории',
      'записи истории',
      'записей истории',
    ),
  ].join(', ');

/** Moves a club from one database to another (SCALE-4). */
export const copyDatabaseCommand: EnvCommand = {
  usage: USAGE,
  hasOptions: true,
  async runAsIs(env, { output, errors, clock, projectFolder }, args) {
    const places = parseLocations(args, { ...env, projectFolder });
    if (!places) {
      errors.write(`Как вызвать: npm run admin -- copy\n\n${USAGE}\n`);
      return EXIT_CODES.wrongUsage;
    }
    const { from, to } = places;
    if (isDeepStrictEqual(from, to)) throw new OperatorError('--from и --to — одна и та же база.');
    await assertDatabaseExists(from);
    const { copy, wasThere } = await withClub(from, env, {
      clock,
      async work(source) {
        await assertDatabaseInitialized(source);
        return withClub(to, env, { clock, work: (target) => copyClub(source, target) });
      },
    });
    const outcome = wasThere ? 'Всё уже на месте и сверено' : 'Перенесено и сверено';
    output.write(`${outcome}: ${describe(copy)}.\n`);
    return EXIT_CODES.done;
  },
};
