/**
 * Settings of the console's build, read from the environment and checked once.
 *
 * @typedef {'server' | 'browser'} AuthMode
 * @typedef {{ username: string, password: string }} Administrator
 * @typedef {object} BuildEnv
 * @property {string} apiHost
 * @property {AuthMode} authMode
 * @property {Administrator | null} administrator
 * @property {string} clubTitle
 * @property {string} clubTimeZone
 */

/** An invalid value of a variable, printed without a stack trace. */
export class BuildEnvError extends Error {}

/** @param {string | undefined} text */
function parseApiHost(text) {
  if (!text) return '';
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (!isOrigin) {
    throw new BuildEnvError(
      `API_HOST: «${text}» не подходит. Нужен адрес вида https://api.example.ru, без пути.`,
    );
  }
  return url.origin;
}

/**
 * @param {string | undefined} text
 * @returns {AuthMode}
 */
function parseAuthMode(text) {
  if (!text || text === 'server') return 'server';
  if (text === 'browser') return text;
  throw new BuildEnvError(`AUTH_MODE: «${text}» не подходит. Возможны server и browser.`);
}

/** @param {string | undefined} text */
function parseTimeZone(text) {
  const zone = text || 'Europe/Moscow';
  try {
    new Intl.DateTimeFormat('ru', { timeZone: zone });
  } catch {
    throw new BuildEnvError(
      `CLUB_TIME_ZONE: пояса «${zone}» нет. Нужно имя вида Europe/Moscow или Asia/Vladivostok.`,
    );
  }
  return zone;
}

/** @param {NodeJS.ProcessEnv} env */
function parseAdministrator(env) {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env;
  const missing = !username ? 'ADMIN_USERNAME' : !password ? 'ADMIN_PASSWORD' : null;
  if (!username || !password) {
    throw new BuildEnvError(`${missing}: не задано, а при AUTH_MODE=browser без него не войти.`);
  }
  if (username.includes(':')) {
    throw new BuildEnvError('ADMIN_USERNAME: двоеточия в имени быть не может.');
  }
  return { username, password };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {BuildEnv}
 */
export function readBuildEnv(env) {
  const authMode = parseAuthMode(env.AUTH_MODE);
  return {
    apiHost: parseApiHost(env.API_HOST),
    authMode,
    administrator: authMode === 'browser' ? parseAdministrator(env) : null,
    clubTitle: env.CLUB_TITLE?.trim() || 'Теннисный клуб',
    clubTimeZone: parseTimeZone(env.CLUB_TIME_ZONE),
  };
}

export const SECRET_IN_BUNDLE = [
  'ВНИМАНИЕ: сборка с AUTH_MODE=browser.',
  'Имя и пароль администратора записаны в файлы консоли:',
  'они есть у каждого, кто может открыть эти файлы.',
].join('\n');
