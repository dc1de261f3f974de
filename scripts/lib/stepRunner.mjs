import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { EXIT, Failure, log } from './run.mjs';
import { formatFailed, formatSlowest } from './testReports.mjs';

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {{ step: Step, code: number, output: string, seconds: string }} Result
 */

/** Variables that a developer may have set for a server; the tests run without them. */
const SETTINGS = [
  ...['HOST', 'PORT', 'DATABASE_URL', 'ADMIN_USERNAME', 'ADMIN_PASSWORD'],
  ...['CLUB_TITLE', 'CLUB_TIME_ZONE', 'API_HOST', 'AUTH_MODE', 'OUT_DIR'],
  ...['BACKUP_DIR', 'TLS_CERT', 'TLS_KEY', 'TRUST_PROXY', 'PUBLIC_URL'],
  ...['ALLOW_BROWSER_AUTH', 'ALLOW_PLAIN_POSTGRES', 'TIER'],
];

/** Output that goes through a file keeps the terminal's colours. */
const COLOURS = process.stderr.isTTY ? { FORCE_COLOR: '1' } : {};

const formatSecondsSince = (/** @type {number} */ since) =>
  `${((Date.now() - since) / 1000).toFixed(1)} с`;

/**
 * Groups consecutive parallel steps into one round; each other step is its own round.
 *
 * @param {readonly Step[]} steps
 * @returns {Step[][]}
 */
export function groupIntoRounds(steps) {
  /** @type {Step[][]} */
  const rounds = [];
  for (const step of steps) {
    const last = rounds.at(-1);
    if (step.isParallel && last?.every(({ isParallel }) => isParallel)) last.push(step);
    else rounds.push([step]);
  }
  return rounds;
}

/**
 * Creates a function that runs at most `most` tasks at a time; further tasks wait in order.
 * @param {number} most
 */
function createLimiter(most) {
  let free = most;
  /** @type {(() => void)[]} */
  const waiting = [];
  /** @template Value @param {() => Promise<Value>} task @returns {Promise<Value>} */
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise((resolve) => void waiting.push(() => resolve(undefined)));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** @param {Step} step @param {import('./steps.mjs').StepOptions} options @returns {Promise<number>} */
async function runStep(step, { env, ...options }) {
  try {
    return (await step.run({ ...options, env: { ...env, ...step.env } })) ?? EXIT.done;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    log(error.message);
    return error.code;
  }
}

/** @param {string} folder @param {Step} step */
const getReport = (folder, { name }) => path.join(folder, `${name}.json`);

/**
 * The seed of a step's random runs, in the form for the command that repeats it; empty when the step has no random
 * runs.
 * @param {Step} step
 */
function formatSeed({ env = {} }) {
  const seed = process.env.PROPERTY_SEED;
  return env.PROPERTY_RUNS && seed ? `PROPERTY_SEED=${seed} ` : '';
}

/** @param {string} folder */
const createRunner = (folder) => ({
  /** Runs a step that writes to the terminal directly. @param {Step} step @returns {Promise<Result>} */
  async runAlone(step) {
    const since = Date.now();
    const code = await runStep(step, { env: process.env, report: getReport(folder, step) });
    return { step, code, output: '', seconds: formatSecondsSince(since) };
  },

  /** Runs a step whose output goes to a file and is read at the end. @param {Step} step @returns {Promise<Result>} */
  async runBeside(step) {
    const since = Date.now();
    const logFile = path.join(folder, `${step.name}.log`);
    const output = openSync(logFile, 'w');
    const env = { ...process.env, ...COLOURS };
    const report = getReport(folder, step);
    const code = await runStep(step, { env, stdio: ['ignore', output, output], report });
    closeSync(output);
    return {
      step,
      code,
      output: readFileSync(logFile, 'utf8'),
      seconds: formatSecondsSince(since),
    };
  },
});

/** @param {Result} result */
function reportResult({ step, code, output, seconds }) {
  if (output) log(output.trimEnd());
  log(code === EXIT.done ? `✔ ${step.name}: ${seconds}` : `✘ ${step.name}: не прошло (${seconds})`);
}

/** @param {Step} step @param {string} folder */
function readTests(step, folder) {
  const { parseReport } = step;
  const report = getReport(folder, step);
  if (!parseReport || !existsSync(report)) return [];
  return parseReport(JSON.parse(readFileSync(report, 'utf8'))).tests;
}

/** @param {readonly Result[]} results @param {string} folder */
function reportSummary(results, folder) {
  const tests = results.flatMap(({ step }) => readTests(step, folder));
  if (tests.length > 0) log(`\nСамые долгие тесты:\n${formatSlowest(tests).join('\n')}`);
  for (const { step } of results.filter(({ code }) => code !== EXIT.done)) {
    const command = `${formatSeed(step)}npm test -- ${step.name}`;
    log(`\nНе прошло: ${step.name} (${step.title}). Только этот шаг: ${command}`);
    for (const line of formatFailed(readTests(step, folder))) log(`  ${line}`);
  }
}

/**
 * Runs steps in order up to the first round with a failure. Parallel steps run together; the output of each is printed
 * as a whole, in order.
 * @param {readonly Step[]} steps
 * @param {object} [options]
 * @param {string} [options.folder] of their reports
 * @param {number} [options.cores]
 */
export async function runSteps(steps, { folder = 'reports', cores = availableParallelism() } = {}) {
  const began = Date.now();
  for (const name of SETTINGS) delete process.env[name];
  mkdirSync(folder, { recursive: true });
  for (const step of steps) rmSync(getReport(folder, step), { force: true });
  const { runAlone, runBeside } = createRunner(folder);
  const limited = createLimiter(cores);
  /** @type {Result[]} */
  const results = [];
  for (const round of groupIntoRounds(steps)) {
    const isShared = round.length > 1;
    const running = isShared ? round.map((step) => limited(() => runBeside(step))) : [];
    for (const [at, step] of round.entries()) {
      const seed = formatSeed(step);
      log(`\n▶ ${step.name}: ${step.title}${seed && ` (${seed.trim()})`}`);
      const result = await (running[at] ?? runAlone(step));
      reportResult(result);
      results.push(result);
    }
    if (results.some(({ code }) => code !== EXIT.done)) break;
  }
  reportSummary(results, folder);
  if (results.some(({ code }) => code !== EXIT.done)) return EXIT.failed;
  log(`\nВсё прошло: ${formatSecondsSince(began)}`);
  return EXIT.done;
}
