import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pickSteps } from './pickSteps.mjs';
import { listFiles } from './stamp.mjs';

/** Major versions of Node on which the console is tested (RUN-3). */
export const NODES = ['20', '22', '24', '26'];
/** Steps that depend on the version of Node and need no browser. */
const STEPS = ['types', 'unit', 'unitDeep', 'process', 'processDeep'];
/** Folders that a copy keeps between runs. */
const KEPT = new Set(['node_modules', 'dist', 'reports', '.cache']);

/**
 * @typedef {{ step: string, ok: boolean, seconds: number }} Outcome
 * @typedef {{ version: string, outcomes: readonly Outcome[] }} Row
 */

/**
 * Parses the arguments: major versions of Node and steps of `npm test`, in any order.
 * @param {readonly string[]} args
 */
export function parseChoice(args) {
  const isNode = (/** @type {string} */ arg) => /^\d+$/.test(arg);
  const nodes = args.filter(isNode);
  const steps = args.filter((arg) => !isNode(arg));
  pickSteps(steps);
  return {
    nodes: nodes.length > 0 ? nodes : NODES,
    steps: [...new Set(['install', ...(steps.length > 0 ? steps : STEPS)])],
  };
}

/**
 * Copies the current project into a folder. Packages and builds in that folder are kept.
 * @param {string} folder
 */
export function copyProject(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!KEPT.has(name)) rmSync(path.join(folder, name), { recursive: true });
  }
  for (const file of listFiles('.')) cpSync(file, path.join(folder, file));
}

/** @param {Outcome | undefined} outcome undefined when the step did not run */
const formatCell = (outcome) =>
  outcome ? `${outcome.ok ? '✔' : '✘'} ${Math.round(outcome.seconds)} с` : '–';

/**
 * @param {readonly string[]} steps
 * @param {readonly Row[]} rows
 * @returns {string} a table for a person
 */
export function formatTable(steps, rows) {
  const lines = rows.map(({ version, outcomes }) => [
    version,
    ...steps.map((step) => formatCell(outcomes.find((outcome) => outcome.step === step))),
  ]);
  const all = [['Node', ...steps], ...lines];
  const widths = ['', ...steps].map((_, column) =>
    Math.max(...all.map((line) => (line[column] ?? '').length)),
  );
  return all
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
