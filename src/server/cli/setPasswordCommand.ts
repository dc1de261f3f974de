import { rm } from 'node:fs/promises';
import { getIsoNow } from '../lib/clock';
import { OperatorError } from '../lib/operatorError';
import { getInitialPasswordFile } from '../sessions/firstAdministrator';
import { createPasswords, validateNewPassword } from '../sessions/passwords';
import { createSessionRepository } from '../sessions/sessionRepository';
import { askPassword } from './askPassword';
import type { DatabaseCommand } from './command';

/** Changes the administrator's password. Without an administrator, adds one. */
export const setPasswordCommand: DatabaseCommand = {
  usage: `  set-password   сменить пароль администратора. Новый пароль спрашивается, а если ввод
                 идёт не с терминала, читается первой строкой. Сервер останавливать не
                 нужно; все сеансы заканчиваются, и войти надо будет заново.`,
  async run({ database, env }, context) {
    const { input, output, clock, passwords = createPasswords() } = context;
    const sessions = createSessionRepository(database);
    const password = await askPassword(input, output);
    const { username: itsName } = (await sessions.findAdministrator()) ?? {
      username: env.adminUsername,
    };
    const error = validateNewPassword(password, itsName);
    if (error !== null) throw new OperatorError(`Пароль не изменён: ${error}.`);
    const passwordHash = await passwords.hash(password);
    const at = getIsoNow(clock);
    const isNew = await sessions.addAdministrator(
      { username: env.adminUsername, passwordHash },
      at,
    );
    // A server started during the prompt may have added the administrator. The username is therefore read after the
    // prompt.
    const { username } = (await sessions.findAdministrator())!;
    if (!isNew) await sessions.changePassword({ username, passwordHash }, at);
    output.write(`Пароль администратора ${username} изменён, все сеансы закончены.\n`);
    await rm(getInitialPasswordFile(env.dataFolder), { force: true });
  },
};
