import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from './lib/operatorError';

/** The mark in the page of a console that checks the password itself (LOGIN-6). */
const BROWSER_AUTH = /<meta name="auth-mode" content="browser"/;

/**
 * Refuses a console whose files contain the password, because every visitor could read it (TRUST-39). This server can
 * check passwords itself.
 * @throws OperatorError with both solutions
 */
export async function rejectBrowserAuthBuild(consoleFolder: string): Promise<void> {
  const page = await readFile(path.join(consoleFolder, 'index.html'), 'utf8').catch(() => '');
  if (!BROWSER_AUTH.test(page)) return;
  throw new OperatorError(
    [
      'AUTH_MODE=browser: в файлах этой сборки записан пароль администратора, и он есть у каждого,',
      'кто откроет консоль. Соберите её заново без AUTH_MODE: npm run build.',
      'Если так и задумано, запустите сервер с ALLOW_BROWSER_AUTH=1.',
    ].join('\n'),
  );
}
