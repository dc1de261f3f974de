import { SESSION_LIFETIME_MS } from '../../domain/protocol/session';
import { getIsoNow } from '../lib/clock';
import { createSessionRepository } from '../sessions/sessionRepository';
import { createFailureRepository } from '../sessions/failureRepository';
import { formatPlainQuantity, formatInstant } from '../lib/format';
import type { DatabaseCommand } from './command';

/** Lists the times of the sessions, without other data (TRUST-31). */
export const listSessionsCommand: DatabaseCommand = {
  usage: '  sessions       показать, сколько сеансов открыто и когда они начались.',
  async run({ database, env: { timeZone } }, { output, clock }) {
    const times = await createSessionRepository(database).listSessionTimes(clock());
    if (times.length === 0) output.write('Открытых сеансов нет.\n');
    else
      output.write(`Открыто: ${formatPlainQuantity(times.length, 'сеанс', 'сеанса', 'сеансов')}\n`);
    for (const at of times) {
      const end = formatInstant(at + SESSION_LIFETIME_MS, timeZone);
      output.write(`  вход ${formatInstant(at, timeZone)}, закончится ${end}\n`);
    }
  },
};

/** Ends all sessions, so that every device must sign in again (TRUST-31). */
export const logoutAllCommand: DatabaseCommand = {
  usage: `  logout-all     закончить все сеансы: войти надо будет заново. Сервер останавливать
                 не нужно.`,
  async run({ database }, { output, clock }) {
    const count = await createSessionRepository(database).endSessions(getIsoNow(clock));
    output.write(`Закончено: ${formatPlainQuantity(count, 'сеанс', 'сеанса', 'сеансов')}.\n`);
  },
};

/** Ends the lock after too many failed sign-ins (TRUST-31). */
export const unlockSignInCommand: DatabaseCommand = {
  usage: `  unlock         снять ожидание после неудачных попыток входа. Сервер
                 останавливать не нужно.`,
  async run({ database }, { output, clock }) {
    await createFailureRepository(database).forgiveAll(clock());
    output.write('Неудачные попытки входа забыты: можно входить.\n');
  },
};
