import { existsSync } from 'node:fs';
import { installWithApt, canAptInstall, isDebian, isRoot } from './debian.mjs';
import { Failure, runTool, log, findProgram } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without windows. It renders and runs pages in the same way, with a third less work. */
const SHELL = 'chromium-headless-shell';

/** Arguments that turn off background work and dialogs. A browser run by root has no sandbox. */
export const CHROMIUM_ARGUMENTS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns {string | null} */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Failure(`CHROMIUM_PATH: файла «${given}» нет.`);
  if (given) return given;
  const found = NAMES.map(findProgram).find((file) => file !== null);
  return found ?? PLACES.find((file) => existsSync(file)) ?? null;
}

const findShell = () => (process.env.CHROMIUM_PATH ? null : findProgram(SHELL));

/**
 * The tests' browser: the headless shell if it is installed.
 * @returns {string | null}
 */
export const findTestBrowser = () => findShell() ?? findChromium();

/** True when Playwright has downloaded its own Chromium. */
export async function hasOwnDownload() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** Finds or installs a browser for the tests. The headless shell is preferred, but optional. */
export async function ensureTestBrowser() {
  const isFree = !process.env.CHROMIUM_PATH && findShell() === null;
  if (isFree && canAptInstall && isDebian) await installWithApt([SHELL]);
  const shell = findShell();
  if (shell) log(`Браузер: ${shell}`);
  else await ensureChromium();
}

/** Finds or installs a complete Chromium. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return log(`Браузер: ${found}`);
  if (await hasOwnDownload()) return log('Браузер: загруженный ранее Chromium');
  log('Chromium или Chrome не найден, будет установлен.');
  if (canAptInstall && isDebian && (await installWithApt(['chromium'])) && findChromium()) {
    return log(`Браузер: ${findChromium()}`);
  }
  if ((await runTool('@playwright/test:playwright', ['install', 'chromium'])) !== 0) {
    throw new Failure('Браузер не установился. Установите Chromium или Chrome и повторите.');
  }
}
