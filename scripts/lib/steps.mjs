import { availableParallelism } from 'node:os';
import { ensureBrowsers, OTHER_BROWSERS } from './browsers.mjs';
import { ensureTestBrowser } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { OTHER_HOST } from './otherHost.mjs';
import { EXIT, runNode, runTool } from './run.mjs';
import { parseBrowserReport, parseJestReport } from './testReports.mjs';
import { FIRST_RUNS_SHARE } from './tiers.mjs';

/** A password in the build's environment that no file of the console may contain. */
const CANARY = 'canary-password-that-no-bundle-may-hold';

/**
 * @typedef {import('./run.mjs').RunOptions} RunOptions
 * @typedef {import('./tiers.mjs').Tier} Tier
 * @typedef {RunOptions & { report: string }} StepOptions with the file of its report
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {readonly Tier[]} tiers
 * @property {(options: StepOptions) => Promise<number | void>} run
 * @property {Record<string, string>} [env] variables for its tests, such as the number of random runs
 * @property {string[]} [needs]
 * @property {boolean} [isParallel] true when the step leaves a core to others and can write to any output. Consecutive
 *   parallel steps run together, the longest first.
 * @property {(report: any) => import('./testReports.mjs').TestReport} [parseReport] when it writes a report
 */

/** @param {StepOptions} options */
const build = ({ env, ...options }) =>
  // The build is always new: a bundle made without the canary would prove nothing.
  runNode('scripts/build.mjs', ['--force'], {
    ...options,
    env: { ...env, ADMIN_PASSWORD: CANARY },
  });

/** @param {StepOptions} options */
export const buildStale = (options) => runNode('scripts/build.mjs', [], options);

/** @param {StepOptions} options */
async function buildForOtherHost({ env, ...options }) {
  const code = await buildStale({ ...options, env });
  if (code !== EXIT.done) return code;
  return buildStale({ ...options, env: { ...env, ...OTHER_HOST } });
}

/** @param {readonly string[]} args */
export const createJestRun =
  (args) =>
  (/** @type {StepOptions} */ { report, ...options }) =>
    runTool('jest', ['--json', `--outputFile=${report}`, ...args], options);

// The option allows a file without tests in this tier.
const PLAYWRIGHT = ['test', '--reporter=list,json', '--pass-with-no-tests'];

/** @param {readonly string[]} args */
export const createBrowserRun =
  (args) =>
  (/** @type {StepOptions} */ { report, env, ...options }) =>
    runTool('@playwright/test:playwright', [...PLAYWRIGHT, ...args], {
      ...options,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });

export const UNIT = ['--ignoreProjects', 'process'];
// The unit tests run at the same time, so there are fewer workers than by default.
const PROCESS = [`--maxWorkers=${availableParallelism()}`, '--selectProjects', 'process'];

const FIRST_ENV = { TIER: 'first', PROPERTY_RUNS: FIRST_RUNS_SHARE };
const DEEP_ENV = { TIER: 'deep', PROPERTY_RUNS: '1' };

/** @param {import('./browsers.mjs').OtherBrowser} browser @returns {Step} */
const createStoriesStep = ({ name, title }) => ({
  name,
  title: `главное в ${title}`,
  tiers: ['deep'],
  run: (options) => runNode('scripts/browsers.mjs', [name, '--brief'], options),
  needs: ['otherBrowsers', 'build'],
  parseReport: (report) => parseBrowserReport(report, `npm run browsers -- ${name}`),
  isParallel: true,
});

/** @type {readonly Step[]} */
export const STEPS = [
  { name: 'install', title: 'пакеты', tiers: ['first', 'deep'], run: ensureInstalled },
  { name: 'build', title: 'сборка', tiers: ['first'], run: build, isParallel: true },
  {
    name: 'lint',
    title: 'правила кода',
    tiers: ['first'],
    run: (options) => runTool('oxlint', [], options),
    isParallel: true,
  },
  {
    name: 'types',
    title: 'типы',
    tiers: ['first'],
    run: (options) => runNode('scripts/types.mjs', [], options),
    isParallel: true,
  },
  {
    name: 'format',
    title: 'оформление',
    tiers: ['first'],
    run: (options) => runTool('prettier', ['--check', '.'], options),
    isParallel: true,
  },
  {
    name: 'arrows',
    title: 'стрелки импорта',
    tiers: ['first'],
    run: (options) => runTool('dependency-cruiser:depcruise', ['src'], options),
    isParallel: true,
  },
  {
    name: 'otherHost',
    title: 'сборка для другого хоста',
    tiers: ['deep'],
    run: buildForOtherHost,
  },
  {
    name: 'browsers',
    title: 'Chromium',
    tiers: ['first', 'deep'],
    run: async () => void (await ensureTestBrowser()),
  },
  {
    name: 'otherBrowsers',
    title: 'Firefox и WebKit',
    tiers: ['deep'],
    run: async () => void (await ensureBrowsers()),
  },
  {
    name: 'unit',
    title: 'тесты jest',
    tiers: ['first'],
    run: createJestRun(UNIT),
    env: FIRST_ENV,
    parseReport: parseJestReport,
    // Tests wait a fourth of their time, and even longer at the end; the next steps use that time.
    isParallel: true,
  },
  {
    name: 'process',
    title: 'тесты собранного сервера',
    tiers: ['first'],
    run: createJestRun(PROCESS),
    env: FIRST_ENV,
    needs: ['build'],
    parseReport: parseJestReport,
    isParallel: true,
  },
  {
    name: 'processDeep',
    title: 'тесты собранного сервера во всей глубине',
    tiers: ['deep'],
    run: createJestRun(PROCESS),
    env: DEEP_ENV,
    needs: ['build'],
    parseReport: parseJestReport,
    isParallel: true,
  },
  {
    name: 'unitDeep',
    title: 'тесты jest во всей глубине',
    tiers: ['deep'],
    run: createJestRun(UNIT),
    env: DEEP_ENV,
    parseReport: parseJestReport,
    isParallel: true,
  },
  ...OTHER_BROWSERS.map(createStoriesStep),
  {
    name: 'browser',
    title: 'тесты в браузере',
    tiers: ['first'],
    run: createBrowserRun([]),
    env: { ...FIRST_ENV, BUILD_CANARY: CANARY },
    needs: ['browsers', 'build'],
    parseReport: parseBrowserReport,
  },
  {
    name: 'browserDeep',
    title: 'тесты в браузере во всей глубине',
    tiers: ['deep'],
    run: createBrowserRun([]),
    env: DEEP_ENV,
    needs: ['browsers', 'otherHost'],
    parseReport: parseBrowserReport,
  },
  {
    name: 'clauses',
    title: 'пункты',
    tiers: ['first'],
    run: () => runNode('scripts/clauses.mjs', []),
  },
  {
    name: 'clausesDeep',
    title: 'все пункты',
    tiers: ['deep'],
    run: () => runNode('scripts/clauses.mjs', ['--deep']),
  },
];
