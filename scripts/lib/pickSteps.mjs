import { listChangedFiles } from './changedFiles.mjs';
import { createChangedSteps } from './changedSteps.mjs';
import { EXIT, Failure, log } from './run.mjs';
import { STEPS } from './steps.mjs';

const OPTIONS = ['--deep', '--changed'];

/** @param {readonly string[]} names @param {readonly import('./steps.mjs').Step[]} steps */
function assertKnown(names, steps) {
  const known = steps.map(({ name }) => name);
  const strange = names.filter((name) => !known.includes(name));
  if (strange.length === 0) return;
  const list = `Шаги: ${known.join(', ')}. Параметры: ${OPTIONS.join(', ')}.`;
  throw new Failure(`Нет такого шага: ${strange.join(', ')}. ${list}`, EXIT.usage);
}

/**
 * Returns the steps to run, in order: the named steps with all that they need, or every step of the tier. With
 * --changed they cover only files that differ from the last commit.
 * @param {readonly string[]} args
 */
export function pickSteps(args) {
  const names = args.filter((arg) => !OPTIONS.includes(arg));
  const tier = args.includes('--deep') ? 'deep' : 'first';
  assertKnown(names, STEPS);
  const steps = args.includes('--changed') ? createChangedSteps(listChangedFiles(), tier) : STEPS;
  const missing = names.filter((name) => !steps.some((step) => step.name === name));
  if (missing.length > 0) log(`С --changed не запускаются: ${missing.join(', ')}.`);
  if (names.length === 0) return steps.filter(({ tiers }) => tiers.includes(tier));
  const chosen = steps.filter(({ name }) => names.includes(name));
  const wanted = new Set([
    'install',
    ...chosen.flatMap(({ name, needs = [] }) => [name, ...needs]),
  ]);
  return steps.filter(({ name }) => wanted.has(name));
}
