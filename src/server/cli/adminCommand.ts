import { rm } from 'node:fs/promises';
import { isoNow, type Clock } from '../clock';
import { openDatabase } from '../db/open';
import type { ClubDatabase } from '../db/tables';
import { readEnv } from '../env';
import { Refusal } from '../refusal';
import { initialPasswordFile } from '../sessions/firstAdministrator';
import { makePasswords, passwordRefusal, type Passwords } from '../sessions/passwords';
import { makeSessionRepository } from '../sessions/repository';
import { askPassword, type PasswordInput, type Prompts } from './askPassword';

export type CommandContext = {
  variables: Readonly<Record<string, string | undefined>>;
  projectFolder: string;
  clock: Clock;
  input: PasswordInput;
  output: Prompts;
  errors: Prompts;
  /** Cheaper ones in tests. */
  passwords?: Passwords;
};

/** What a command line ends with. */
export const EXIT = { done: 0, failed: 1, wrongUsage: 2 } as const;

const USAGE = `Как вызвать: npm run admin -- set-password

  set-password   сменить пароль администратора. Новый пароль спрашивается, а если ввод
                 идёт не с терминала, читается первой строкой. Сервер останавливать не
                 нужно; все сеансы заканчиваются, и войти надо будет заново.
`;

async function setPassword(
  database: ClubDatabase,
  username: string,
  context: CommandContext,
): Promise<void> {
  const { input, output, clock, passwords = makePasswords() } = context;
  const sessions = makeSessionRepository(database);
  const administrator = await sessions.administrator();
  const password = await askPassword(input, output);
  const refusal = passwordRefusal(password);
  if (refusal !== null) throw new Refusal(`Пароль не изменён: ${refusal}.`);
  const passwordHash = await passwords.hash(password);
  const changed = { username: administrator?.username ?? username, passwordHash };
  if (administrator) await sessions.changePassword(changed, isoNow(clock));
  else await sessions.addAdministrator(changed, isoNow(clock));
  output.write(`Пароль администратора ${changed.username} изменён, все сеансы закончены.\n`);
}

async function run(context: CommandContext): Promise<void> {
  const env = readEnv(context.variables, context.projectFolder);
  const database = openDatabase(env.databaseFile);
  try {
    await setPassword(database, env.adminUsername, context);
  } finally {
    await database.destroy();
  }
  await rm(initialPasswordFile(env.databaseFile), { force: true });
}

/**
 * The administrator's command line.
 * @param args what stands after the command's name
 * @returns the exit code
 */
export async function adminCommand(
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  const { output, errors } = context;
  if (args.length === 1 && ['--help', '-h', 'help'].includes(args[0]!)) {
    output.write(USAGE);
    return EXIT.done;
  }
  if (args.length !== 1 || args[0] !== 'set-password') {
    errors.write(USAGE);
    return EXIT.wrongUsage;
  }
  try {
    await run(context);
    return EXIT.done;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    errors.write(error instanceof Refusal ? `${reason}\n` : `Не получилось: ${reason}\n`);
    return EXIT.failed;
  }
}
