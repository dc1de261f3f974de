import { chmod, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isoNow, type Clock } from '../clock';
import { makePassword, type Passwords } from './passwords';
import type { SessionRepository } from './repository';

const FILE_NAME = 'initial-admin-password';

/** Where the first password is left when nobody sees the terminal: beside the database. */
export const initialPasswordFile = (databaseFile: string): string =>
  path.join(path.dirname(databaseFile), FILE_NAME);

type Settings = {
  username: string;
  /** ADMIN_PASSWORD, where it is set. */
  password: string | undefined;
  databaseFile: string;
};

type Dependencies = {
  sessions: SessionRepository;
  passwords: Passwords;
  clock: Clock;
  /** Whether a person reads what is printed. */
  isTerminal: boolean;
};

async function leaveInFile(file: string, password: string): Promise<void> {
  await rm(file, { force: true });
  await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx' });
  await chmod(file, 0o600);
}

async function differences(settings: Settings, { sessions, passwords }: Dependencies) {
  const administrator = (await sessions.administrator())!;
  const { username, password } = settings;
  const notes: string[] = [];
  if (password && !(await passwords.matches(password, administrator.passwordHash))) {
    notes.push(
      'ADMIN_PASSWORD отличается от пароля в базе и не используется. ' +
        'Сменить пароль: npm run admin -- set-password',
    );
  }
  if (username !== administrator.username) {
    notes.push(
      `ADMIN_USERNAME отличается от имени в базе и не используется: ` +
        `администратор — ${administrator.username}.`,
    );
  }
  return notes;
}

/**
 * Makes the administrator on the first start; later the database holds, and what differs is told.
 * @returns lines for the person who started the server, in Russian; the random password is among
 *   them only on a terminal
 */
export async function ensureAdministrator(
  settings: Settings,
  dependencies: Dependencies,
): Promise<string[]> {
  const { sessions, passwords, clock, isTerminal } = dependencies;
  if (await sessions.administrator()) return differences(settings, dependencies);
  const { username, databaseFile } = settings;
  const password = settings.password ?? makePassword();
  const isTold = settings.password !== undefined || isTerminal;
  const file = initialPasswordFile(databaseFile);
  // Before the administrator exists, or a crash between the two would lose the password for good.
  if (!isTold) await leaveInFile(file, password);
  const passwordHash = await passwords.hash(password);
  await sessions.addAdministrator({ username, passwordHash }, isoNow(clock));
  if (settings.password !== undefined) {
    return [`Создан администратор ${username} с паролем из ADMIN_PASSWORD.`];
  }
  if (!isTold) return [`Создан администратор ${username}. Пароль записан в файл ${file}`];
  return [
    `Создан администратор ${username}. Его пароль показывается один раз:`,
    '',
    `    ${password}`,
    '',
  ];
}
