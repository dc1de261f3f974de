import { ensureBrowsers, OTHER_BROWSERS } from './lib/browsers.mjs';
import { writeTable } from './lib/browserTable.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureTestBrowser } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { EXIT, Failure, runMain, runTool } from './lib/run.mjs';

const NAMES = ['chromium', ...OTHER_BROWSERS.map(({ name }) => name)];

/**
 * @param {string} browser
 * @param {readonly string[]} args of Playwright
 */
function runStories(browser, args) {
  const env = {
    ...process.env,
    TEST_BROWSER: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: `reports/${browser}.json`,
  };
  const config = ['--config=playwright.everywhere.config.ts', '--reporter=list,json'];
  return runTool('@playwright/test:playwright', ['test', ...config, ...args], { env });
}

/**
 * Runs the tests marked @everywhere in the named browsers, or in all; Playwright gets the other arguments. With --brief
 * it runs only those marked @brief, in the available browsers. With REQUIRE_BROWSERS=1 a missing browser is an error.
 */
await runMain(async () => {
  const given = process.argv.slice(2);
  const isBrief = given.includes('--brief');
  if (given.includes('--table')) return writeTable(NAMES);
  const named = NAMES.filter((name) => given.includes(name));
  const others = OTHER_BROWSERS.filter(({ name }) => named.length === 0 || named.includes(name));
  await ensureInstalled();
  await ensureBuilt();
  const found = (await ensureBrowsers(others)).map(({ name }) => name);
  const isDemanded = !isBrief || process.env.REQUIRE_BROWSERS === '1';
  if (isDemanded && found.length < others.length) {
    throw new Failure('Установите недостающие браузеры и повторите.');
  }
  const hasChromium = named.includes('chromium') || (named.length === 0 && !isBrief);
  if (hasChromium) await ensureTestBrowser();
  const args = given.map((argument) => (argument === '--brief' ? '--grep=@brief' : argument));
  const rest = args.filter((argument) => !NAMES.includes(argument));
  const codes = [];
  for (const name of [...(hasChromium ? ['chromium'] : []), ...found]) {
    codes.push(await runStories(name, rest));
  }
  return codes.every((code) => code === 0) ? EXIT.done : EXIT.failed;
});
