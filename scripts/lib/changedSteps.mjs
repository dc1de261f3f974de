import { collectSpecs } from './changedSpecs.mjs';
import { runTool } from './run.mjs';
import { buildStale, createBrowserRun, createJestRun, STEPS, UNIT } from './steps.mjs';

const CODE = /\.(ts|tsx|mjs)$/;
const RELATED = ['--changedSince=HEAD', '--passWithNoTests'];

/**
 * Steps of --changed, limited to the changed files. Steps without anything to do are omitted, as are those about
 * clauses or about all files.
 * @param {readonly string[]} files that were changed
 * @param {import('./tiers.mjs').Tier} tier
 * @returns {import('./steps.mjs').Step[]}
 */
export function createChangedSteps(files, tier) {
  const { specs, deepSpecs } = collectSpecs(files);
  const hasDeep = tier === 'deep' || deepSpecs.length > 0;
  const code = files.filter((file) => CODE.test(file));
  /** @param {readonly string[]} given @param {import('./steps.mjs').Step['run']} run */
  const runFor = (given, run) => (given.length > 0 ? run : undefined);
  const askedDeep = tier === 'deep' ? specs : deepSpecs;
  /** @type {Record<string, import('./steps.mjs').Step['run'] | undefined>} */
  const runs = {
    build: runFor(specs, buildStale),
    lint: runFor(code, (options) =>
      runTool('oxlint', ['--no-error-on-unmatched-pattern', ...code], options),
    ),
    format: runFor(files, (options) =>
      runTool('prettier', ['--check', '--ignore-unknown', ...files], options),
    ),
    unit: createJestRun([...UNIT, ...RELATED]),
    unitDeep: createJestRun([...UNIT, ...RELATED]),
    browser: runFor(specs, createBrowserRun(specs)),
    browserDeep: runFor(askedDeep, createBrowserRun(askedDeep)),
  };
  const kept = ['install', 'types', ...(specs.length > 0 ? ['browsers', 'otherHost'] : [])];
  const withDeep = hasDeep ? ['otherHost', 'browserDeep'] : [];
  return STEPS.flatMap((step) => {
    const run = runs[step.name] ?? (kept.includes(step.name) ? step.run : undefined);
    if (!run) return [];
    return [{ ...step, run, tiers: withDeep.includes(step.name) ? [tier] : step.tiers }];
  });
}
