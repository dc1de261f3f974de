import { installWithApt, canAptInstall, isDebian } from './debian.mjs';
import { run, log, findProgram } from './run.mjs';

/**
 * A browser other than Chromium that runs the stories, and everything needed to drive it.
 *
 * @typedef {object} OtherBrowser
 * @property {string} name
 * @property {string} title
 * @property {readonly string[]} programs that must exist
 * @property {readonly string[]} packages of Debian that contain them
 * @property {() => Promise<void>} [prepare] runs after the installation
 */

/** @type {readonly OtherBrowser[]} */
export const OTHER_BROWSERS = [
  { name: 'firefox', title: 'Firefox', programs: ['firefox-esr'], packages: ['firefox-esr'] },
  {
    name: 'webkit',
    title: 'WebKit',
    programs: ['WebKitWebDriver', 'Xvfb', 'localedef'],
    packages: ['webkit2gtk-driver', 'xvfb', 'locales'],
    prepare: ensureRussian,
  },
];

/** @param {OtherBrowser} browser */
const isThere = ({ programs }) => programs.every((program) => findProgram(program) !== null);

/** WebKit uses the system's language, if the system has it. */
async function ensureRussian() {
  await run('localedef', ['-i', 'ru_RU', '-f', 'UTF-8', 'ru_RU.UTF-8'], { stdio: 'ignore' });
}

/**
 * Installs missing browsers where possible. Returns the available ones.
 *
 * @param {readonly OtherBrowser[]} [wanted]
 */
export async function ensureBrowsers(wanted = OTHER_BROWSERS) {
  const missing = wanted.filter((browser) => !isThere(browser));
  if (missing.length > 0 && canAptInstall && isDebian) {
    await installWithApt(missing.flatMap(({ packages }) => packages));
  }
  const found = wanted.filter(isThere);
  for (const { prepare } of found) await prepare?.();
  for (const browser of wanted) {
    const { title, packages } = browser;
    if (isThere(browser)) log(`Браузер: ${title}`);
    else log(`Браузер ${title} не найден (пакеты Debian: ${packages.join(', ')}).`);
  }
  return found;
}
