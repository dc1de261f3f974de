import path from 'node:path';

/**
 * @typedef {object} TestOutcome
 * @property {string} title including the titles of its describe blocks
 * @property {string} file
 * @property {number} ms
 * @property {'passed' | 'failed' | 'left out'} status
 * @property {string} command runs only this test
 *
 * @typedef {{ startedAt: number, tests: TestOutcome[] }} TestReport
 *
 * @typedef {{ fullName: string, status: string, duration?: number | null }} Assertion
 * @typedef {{ name: string, status: string, assertionResults: Assertion[] }} JestFile
 *
 * @typedef {{ status: string, duration: number }} BrowserResult
 * @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { results: BrowserResult[] }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/** Quotes a text as one shell word. @param {string} text */
const quote = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** @param {string} title @returns {string} a pattern that matches only this title */
const createExactPattern = (title) => `^${title.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}$`;

/** @param {string} status as jest calls it @returns {TestOutcome['status']} */
const toStatus = (status) => (status === 'passed' || status === 'failed' ? status : 'left out');

/** @param {JestFile} suite @returns {TestOutcome[]} */
function listTests({ name, status, assertionResults }) {
  const file = path.relative(process.cwd(), name);
  const command = `npx jest --runTestsByPath ${quote(file)}`;
  const tests = assertionResults.map((test) => ({
    title: test.fullName,
    file,
    ms: test.duration ?? 0,
    status: toStatus(test.status),
    command: `${command} -t ${quote(createExactPattern(test.fullName))}`,
  }));
  if (status !== 'failed' || tests.some((test) => test.status === 'failed')) return tests;
  return [...tests, { title: 'весь файл', file, ms: 0, status: 'failed', command }];
}

/**
 * @param {{ startTime: number, testResults: JestFile[] }} report as jest writes it
 * @returns {TestReport}
 */
export const parseJestReport = ({ startTime, testResults }) => ({
  startedAt: startTime,
  tests: testResults.flatMap(listTests),
});

/**
 * @param {Spec} spec
 * @param {string} before prefix of its title
 * @param {string} command
 * @returns {TestOutcome}
 */
function toOutcome({ title, file, line, ok, tests }, before, command) {
  const results = tests.flatMap(({ results }) => results.slice(-1));
  const isPassed = results.some(({ status }) => status === 'passed');
  return {
    title: before + title,
    file,
    ms: results.reduce((sum, { duration }) => sum + duration, 0),
    status: ok ? (isPassed ? 'passed' : 'left out') : 'failed',
    command: `${command} ${file}:${line}`,
  };
}

/**
 * @param {Suite} suite
 * @param {string} before prefix of its tests' titles
 * @param {string} command
 * @returns {TestOutcome[]}
 */
const listOutcomes = ({ specs = [], suites = [] }, before, command) => [
  ...specs.map((spec) => toOutcome(spec, before, command)),
  ...suites.flatMap((inner) => listOutcomes(inner, `${before}${inner.title} `, command)),
];

/**
 * @param {{ stats: { startTime: string }, suites: Suite[] }} report as Playwright writes it
 * @param {string} [command] precedes the test's location and runs it in that browser
 * @returns {TestReport}
 */
export const parseBrowserReport = ({ stats, suites }, command = 'npx playwright test') => ({
  startedAt: Date.parse(stats.startTime),
  tests: suites.flatMap((file) => listOutcomes(file, '', command)),
});

/** @param {string} text */
const shorten = (text) => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

/**
 * Formats the slowest tests as lines.
 * @param {readonly TestOutcome[]} tests
 */
export const formatSlowest = (tests, count = 20) =>
  tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(
      ({ ms, file, title }) =>
        `${(ms / 1000).toFixed(1).padStart(6)} с  ${path.basename(file)}: ${shorten(title)}`,
    );

/**
 * Formats the failed tests as lines, each with the command that runs only that test.
 * @param {readonly TestOutcome[]} tests
 */
export const formatFailed = (tests) =>
  tests
    .filter(({ status }) => status === 'failed')
    .flatMap(({ file, title, command }) => [`${path.basename(file)}: ${title}`, `  ${command}`]);
