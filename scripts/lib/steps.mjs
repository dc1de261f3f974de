import { mkdirSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureTestBrowser } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { EXIT, Failure, runNode, runTool, say } from './run.mjs';

/** What no file of the console may contain, although the build could see it. */
const CANARY = 'canary-password-that-no-bundle-may-hold';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {() => Promise<number | void>} run
 * @property {string[]} [needs]
 */

/** What a terminal has set for its own server must not decide whether the tests pass. */
const SETTINGS = [
  ...['HOST', 'PORT', 'DATABASE_URL', 'ADMIN_USERNAME', 'ADMIN_PASSWORD'],
  ...['CLUB_TITLE', 'CLUB_TIME_ZONE', 'API_HOST', 'AUTH_MODE', 'OUT_DIR'],
  ...['BACKUP_DIR', 'TLS_CERT', 'TLS_KEY', 'TRUST_PROXY', 'PUBLIC_URL'],
  ...['ALLOW_BROWSER_AUTH', 'ALLOW_PLAIN_POSTGRES'],
];

async function build() {
  process.env.ADMIN_PASSWORD = CANARY;
  // Always anew: a bundle made without the canary would prove nothing.
  await ensureBuilt(['console', 'server'], { force: true });
  delete process.env.ADMIN_PASSWORD;
}

/** @param {string} name of the report @param {string} projects which take part */
const runJest = (name, projects) =>
  runTool('jest', ['--json', `--outputFile=reports/${name}.json`, projects, 'process']);

const browser = () =>
  runTool('@playwright/test:playwright', ['test', '--reporter=list,json'], {
    env: {
      ...process.env,
      BUILD_CANARY: CANARY,
      PLAYWRIGHT_JSON_OUTPUT_NAME: 'reports/browser.json',
    },
  });

/** @type {readonly Step[]} */
export const STEPS = [
  { name: 'install', title: 'пакеты', run: ensureInstalled },
  { name: 'format', title: 'оформление', run: () => runTool('prettier', ['--check', '.']) },
  { name: 'lint', title: 'правила кода', run: () => runTool('eslint', ['.']) },
  {
    name: 'arrows',
    title: 'стрелки импорта',
    run: () => runTool('dependency-cruiser:depcruise', ['src']),
  },
  { name: 'types', title: 'типы', run: () => runNode('scripts/types.mjs', []) },
  { name: 'unit', title: 'тесты jest', run: () => runJest('unit', '--ignoreProjects') },
  { name: 'build', title: 'сборка', run: build },
  {
    name: 'process',
    title: 'тесты собранного сервера',
    run: () => runJest('process', '--selectProjects'),
    needs: ['build'],
  },
  { name: 'chromium', title: 'браузер', run: ensureTestBrowser },
  { name: 'browser', title: 'тесты в браузере', run: browser, needs: ['build', 'chromium'] },
  { name: 'clauses', title: 'пункты', run: () => runNode('scripts/clauses.mjs', []) },
];

/**
 * The steps asked for by name with all they need, or every step, in their order.
 *
 * @param {readonly string[]} names
 */
export function pick(names) {
  const known = STEPS.map(({ name }) => name);
  const strange = names.filter((name) => !known.includes(name));
  if (strange.length > 0) {
    const list = `Шаги: ${known.join(', ')}.`;
    throw new Failure(`Нет такого шага: ${strange.join(', ')}. ${list}`, EXIT.usage);
  }
  if (names.length === 0) return STEPS;
  const chosen = STEPS.filter(({ name }) => names.includes(name));
  const wanted = new Set([
    'install',
    ...chosen.flatMap(({ name, needs = [] }) => [name, ...needs]),
  ]);
  return STEPS.filter(({ name }) => wanted.has(name));
}

const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} с`;

/** @param {readonly Step[]} steps */
export async function runSteps(steps) {
  const began = Date.now();
  for (const name of SETTINGS) delete process.env[name];
  mkdirSync('reports', { recursive: true });
  for (const { name, title, run } of steps) {
    const since = Date.now();
    say(`\n▶ ${name}: ${title}`);
    const code = await run();
    if (code) {
      say(`✘ ${name}: не прошло (${seconds(since)})`);
      return EXIT.failed;
    }
    say(`✔ ${name}: ${seconds(since)}`);
  }
  say(`\nВсё прошло: ${seconds(began)}`);
  return EXIT.done;
}
