import { availableParallelism } from 'node:os';
import { ensureBrowsers, OTHER_BROWSERS } from './browsers.mjs';
import { ensureTestBrowser } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { OTHER_HOST } from './otherHost.mjs';
import { EXIT, Failure, runNode, runTool } from './run.mjs';
import { parseBrowserReport, parseJestReport } from './testReports.mjs';

/** What no file of the console may contain, although the build could see it. */
const CANARY = 'canary-password-that-no-bundle-may-hold';

/**
 * @typedef {import('./run.mjs').RunOptions} RunOptions
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {(options: RunOptions) => Promise<number | void>} run
 * @property {string[]} [needs]
 * @property {boolean} [isParallel] leaves a core to others and is content with the output it is given:
 *   such steps that follow each other run side by side
 * @property {(report: any) => import('./testReports.mjs').TestReport} [parseReport] where it writes
 *   reports/<name>.json
 */

/** @param {RunOptions} options */
async function build({ env, ...options }) {
  // Always anew: a bundle made without the canary would prove nothing.
  const own = { ...options, env: { ...env, ADMIN_PASSWORD: CANARY } };
  const code = await runNode('scripts/build.mjs', ['--force'], own);
  if (code !== EXIT.done) return code;
  const other = { ...options, env: { ...env, ...OTHER_HOST } };
  return runNode('scripts/build.mjs', [], other);
}

/** @param {string} name of the report @param {readonly string[]} args */
const runJest = (name, args) => (/** @type {RunOptions} */ options) =>
  runTool('jest', ['--json', `--outputFile=reports/${name}.json`, ...args], options);

/** @param {RunOptions} options */
const runBrowserTests = ({ env, ...options }) =>
  runTool('@playwright/test:playwright', ['test', '--reporter=list,json'], {
    ...options,
    env: { ...env, BUILD_CANARY: CANARY, PLAYWRIGHT_JSON_OUTPUT_NAME: 'reports/browser.json' },
  });

/** @param {import('./browsers.mjs').OtherBrowser} browser @returns {Step} */
const createStoriesStep = ({ name, title }) => ({
  name,
  title: `главное в ${title}`,
  run: (options) => runNode('scripts/browsers.mjs', [name, '--brief'], options),
  needs: ['browsers', 'build'],
  parseReport: (report) => parseBrowserReport(report, `npm run browsers -- ${name}`),
  isParallel: true,
});

/** @type {readonly Step[]} */
export const STEPS = [
  { name: 'install', title: 'пакеты', run: ensureInstalled },
  {
    name: 'lint',
    title: 'правила кода',
    run: (options) => runTool('oxlint', [], options),
    isParallel: true,
  },
  {
    name: 'types',
    title: 'типы',
    run: (options) => runNode('scripts/types.mjs', [], options),
    isParallel: true,
  },
  {
    name: 'format',
    title: 'оформление',
    run: (options) => runTool('prettier', ['--check', '.'], options),
    isParallel: true,
  },
  {
    name: 'arrows',
    title: 'стрелки импорта',
    run: (options) => runTool('dependency-cruiser:depcruise', ['src'], options),
    isParallel: true,
  },
  { name: 'build', title: 'сборка', run: build, isParallel: true },
  {
    name: 'browsers',
    title: 'браузеры',
    async run() {
      await ensureTestBrowser();
      await ensureBrowsers();
    },
  },
  {
    name: 'unit',
    title: 'тесты jest',
    run: runJest('unit', ['--ignoreProjects', 'process']),
    parseReport: parseJestReport,
    // They wait a fourth of their time, and at the end for the longest: the next steps use that.
    isParallel: true,
  },
  {
    name: 'process',
    title: 'тесты собранного сервера',
    // The unit tests go on beside them.
    run: runJest('process', [
      `--maxWorkers=${availableParallelism()}`,
      ...['--selectProjects', 'process'],
    ]),
    needs: ['build'],
    parseReport: parseJestReport,
    isParallel: true,
  },
  ...OTHER_BROWSERS.map(createStoriesStep),
  {
    name: 'browser',
    title: 'тесты в браузере',
    run: runBrowserTests,
    needs: ['browsers', 'build'],
    parseReport: parseBrowserReport,
  },
  { name: 'clauses', title: 'пункты', run: () => runNode('scripts/clauses.mjs', []) },
];

/**
 * The steps asked for by name with all they need, or every step, in their order.
 *
 * @param {readonly string[]} names
 */
export function pickSteps(names) {
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
