import { ensureBuilt } from './build.mjs';

/** A part of the password by which the built files are searched. */
export const CANARY = 'canary-of-the-other-host';

/** The user name and password have non-ASCII letters, and the password a colon. */
export const ADMINISTRATOR = { username: 'Ольга Ё', password: `${CANARY}:ключ` };

export const OUT_DIR = '.cache/other-host/console';

/** Environment of the build. */
export const OTHER_HOST = {
  AUTH_MODE: 'browser',
  API_HOST: 'http://api.club.test',
  ADMIN_USERNAME: ADMINISTRATOR.username,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
  CLUB_TITLE: 'Клуб «Сетка»',
  CLUB_TIME_ZONE: 'Asia/Vladivostok',
  OUT_DIR,
};

/** Builds the console that the browser tests run against another API host, if its sources have changed. */
export async function ensureOtherHostBuilt() {
  const before = process.env;
  process.env = { ...before, ...OTHER_HOST };
  try {
    await ensureBuilt(['console']);
  } finally {
    process.env = before;
  }
}
