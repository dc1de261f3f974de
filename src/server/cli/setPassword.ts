import { rm } from 'node:fs/promises';
import { isoNow } from '../clock';
import { Refusal } from '../refusal';
import { initialPasswordFile } from '../sessions/firstAdministrator';
import { makePasswords, passwordRefusal } from '../sessions/passwords';
import { makeSessionRepository } from '../sessions/repository';
import { askPassword } from './askPassword';
import type { DatabaseCommand } from './command';

/** Changes the administrator's password, or makes the administrator where there is none yet. */
export const setPassword: DatabaseCommand = {
  usage: `  set-password   сменить пароль администратора. Новый пароль спрашивается, а если ввод
                 идёт не с терминала, читается первой строкой. Сервер останавливать не
                 нужно; все сеансы заканчиваются, и войти надо будет заново.`,
  async run({ database, env }, context) {
    const { input, output, clock, passwords = makePasswords() } = context;
    const sessions = makeSessionRepository(database);
    const administrator = await sessions.administrator();
    const password = await askPassword(input, output);
    const refusal = passwordRefusal(password);
    if (refusal !== null) throw new Refusal(`Пароль не изменён: ${refusal}.`);
    const passwordHash = await passwords.hash(password);
    const changed = { username: administrator?.username ?? env.adminUsername, passwordHash };
    if (administrator) await sessions.changePassword(changed, isoNow(clock));
    else await sessions.addAdministrator(changed, isoNow(clock));
    output.write(`Пароль администратора ${changed.username} изменён, все сеансы закончены.\n`);
    await rm(initialPasswordFile(env.dataFolder), { force: true });
  },
};
