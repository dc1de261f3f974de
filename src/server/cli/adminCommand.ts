import { openClubDatabase } from '../backups/openClubDatabase';
import { createDatabaseClock } from '../db/databaseClock';
import { readEnv } from '../env';
import {
  EXIT_CODES,
  reportCommandFailure,
  type AdminCommand,
  type CommandContext,
} from './command';
import { copyDatabaseCommand } from './copyCommand';
import { doctorCommand } from './doctorCommand';
import { forgetUnseenCommand } from './forgetUnseenCommand';
import {
  forgetAgainCommand,
  scrubDatabaseCommand,
  withdrawAgainCommand,
} from './forgettingCommands';
import { listSessionsCommand, logoutAllCommand, unlockSignInCommand } from './sessionCommands';
import { setPasswordCommand } from './setPasswordCommand';
import { listTrashCommand, restoreTournamentCommand } from './trashCommands';

const COMMANDS: ReadonlyMap<string, AdminCommand> = new Map<string, AdminCommand>([
  ['set-password', setPasswordCommand],
  ['trash', listTrashCommand],
  ['restore', restoreTournamentCommand],
  ['sessions', listSessionsCommand],
  ['logout-all', logoutAllCommand],
  ['unlock', unlockSignInCommand],
  ['doctor', doctorCommand],
  ['copy', copyDatabaseCommand],
  ['scrub', scrubDatabaseCommand],
  ['forget-again', forgetAgainCommand],
  ['withdraw-again', withdrawAgainCommand],
  ['forget-unseen', forgetUnseenCommand],
]);

const USAGE = `Как вызвать: npm run admin -- КОМАНДА

${[...COMMANDS.values()].map(({ usage }) => usage).join('\n\n')}
`;

/** Returns the named command. Null when no command has that name or its argument is wrong. */
function findCommand([name = '', ...rest]: readonly string[]): AdminCommand | null {
  const command = COMMANDS.get(name);
  if (command && 'runAsIs' in command && command.hasOptions) return command;
  if (!command || rest.length !== (command.argument ? 1 : 0)) return null;
  return command.argument && !command.argument.test(rest[0]!) ? null : command;
}

async function run(
  command: AdminCommand,
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  const env = readEnv(context.variables, context.projectFolder);
  if ('runAsIs' in command) return command.runAsIs(env, context, args);
  const database = await openClubDatabase(env, context.clock);
  try {
    const { clock } = await createDatabaseClock(database, context.clock);
    await command.run({ database, env }, { ...context, clock }, args[0] ?? '');
    return EXIT_CODES.done;
  } finally {
    await database.destroy();
  }
}

/**
 * Runs the administrator's command line.
 * @param args the arguments after the command's name
 * @returns the exit code
 */
export async function runAdminCommand(
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  const { output, errors } = context;
  if (args.length === 1 && ['--help', '-h', 'help'].includes(args[0]!)) {
    output.write(USAGE);
    return EXIT_CODES.done;
  }
  const command = findCommand(args);
  if (!command) {
    errors.write(USAGE);
    return EXIT_CODES.wrongUsage;
  }
  try {
    return await run(command, args.slice(1), context);
  } catch (error) {
    return reportCommandFailure(error, errors);
  }
}
