import { chmod, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getIsoNow, type Clock } from '../lib/clock';
import { createPrivateFolder } from '../db/sqlite/files';
import { describeServerFailure, findStorageFailure } from '../db/storageFailures';
import { OperatorError } from '../lib/operatorError';
import { createPassword, validateNewPassword, type Passwords } from './passwords';
import type { SessionRepository } from './sessionRepository';

const FILE_NAME = 'initial-admin-password';

/** Returns the file for the first password without a terminal, in the folder of the database's file. */
export const getInitialPasswordFile = (dataFolder: string): string =>
  path.join(dataFolder, FILE_NAME);

type Settings = {
  username: string;
  /** Value of ADMIN_PASSWORD. Undefined when it is not set. */
  password: string | undefined;
  dataFolder: string;
};

type Dependencies = {
  sessions: SessionRepository;
  passwords: Passwords;
  clock: Clock;
  /** True when the output is a terminal, which a person reads. */
  isTerminal: boolean;
};

/**
 * Writes the file with the password.
 * @throws OperatorError when this fails, for example in a container without storage
 */
async function savePasswordFile(file: string, password: string): Promise<void> {
  try {
    createPrivateFolder(path.dirname(file));
    await rm(file, { force: true });
    await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx' });
    await chmod(file, 0o600);
  } catch (error) {
    const advice =
      findStorageFailure(error) === 'full' ? 'освободите место' : 'задайте его в ADMIN_PASSWORD';
    throw new OperatorError(
      `Первый пароль не удалось записать в ${file} (${describeServerFailure(error)}): ${advice}.`,
    );
  }
}

async function listDifferences(settings: Settings, { sessions, passwords }: Dependencies) {
  const administrator = (await sessions.findAdministrator())!;
  const { username, password } = settings;
  const notes: string[] = [];
  if (password && !(await passwords.isMatch(password, administrator.passwordHash))) {
    notes.push(
      'ADMIN_PASSWORD отличается от пароля в базе и не используется. ' +
        'Сменить пароль: npm run admin -- set-password',
    );
  } else if (password && validateNewPassword(password, administrator.username) !== null) {
    notes.push(
      `Пароль администратора легко подобрать: ${validateNewPassword(password, administrator.username)}. ` +
        'Сменить его: npm run admin -- set-password',
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
 * Adds the administrator on the first start. Later the database's values count, and differing settings are reported.
 * When several servers start for the first time together, one of them adds the administrator (SCALE-1).
 * @returns Russian lines for the operator, with a random password only on a terminal
 * @throws OperatorError when the first password is too weak (TRUST-71) or its file cannot be written; nothing is stored
 *   then. A stored password never prevents a start.
 */
export async function ensureAdministrator(
  settings: Settings,
  dependencies: Dependencies,
): Promise<string[]> {
  const { sessions, passwords, clock, isTerminal } = dependencies;
  if (await sessions.findAdministrator()) return listDifferences(settings, dependencies);
  const { username, dataFolder } = settings;
  const password = settings.password ?? createPassword();
  const refusal = validateNewPassword(password, username);
  if (refusal !== null) throw new OperatorError(`ADMIN_PASSWORD: ${refusal}.`);
  const isTold = settings.password !== undefined || isTerminal;
  const file = getInitialPasswordFile(dataFolder);
  const passwordHash = await passwords.hash(password);
  // The file is written before the administrator is stored: a crash between the two would lose the password. Only the
  // server that adds the administrator writes the file, so that no other server overwrites it.
  const isAdded = await sessions.addAdministrator(
    { username, passwordHash },
    getIsoNow(clock),
    () => (isTold ? Promise.resolve() : savePasswordFile(file, password)),
  );
  // Another server has added the administrator first.
  if (!isAdded) return listDifferences(settings, dependencies);
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
