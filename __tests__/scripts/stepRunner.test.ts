import { writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { pickSteps } from '../../scripts/lib/pickSteps.mjs';
import { Failure } from '../../scripts/lib/run.mjs';
import { groupIntoRounds, runSteps } from '../../scripts/lib/stepRunner.mjs';
import type { Step } from '../../scripts/lib/steps.mjs';
import { createTemporaryFolder } from '../support/createTemporaryFolder';

let folder: string;
const said: string[] = [];
beforeEach(() => {
  folder = createTemporaryFolder();
  said.length = 0;
  jest.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
});
afterEach(() => jest.restoreAllMocks());

const readPrinted = () => said.join('\n').replace(/\d+\.\d с/g, 'N с');
const createStep = (name: string, run: Step['run'], more: Partial<Step> = {}): Step => ({
  name,
  title: `шаг ${name}`,
  tiers: ['first'],
  run,
  ...more,
});

/** A parallel step that writes one line per turn of the event loop, `turns` times. */
const createParallelStep = (name: string, turns: number, code = 0) =>
  createStep(
    name,
    async ({ stdio }) => {
      for (let left = turns; left > 0; left -= 1) {
        writeSync((stdio as number[])[1]!, `${name} ${left}\n`);
        await turn();
      }
      return code;
    },
    { isParallel: true },
  );

const listRounds = (args: string[]) =>
  groupIntoRounds(pickSteps(args)).map((round) => round.map(({ name }) => name).join(' '));

test('parallel steps that follow each other are one round, the longest first, every other is one of its own', () => {
  expect(listRounds([])).toEqual([
    'install',
    'build lint types format arrows',
    'browsers',
    'unit process',
    'browser',
    'clauses',
  ]);
  expect(listRounds(['--deep'])).toEqual([
    'install',
    'otherHost',
    'browsers',
    'otherBrowsers',
    'processDeep unitDeep firefox webkit',
    'browserDeep',
    'clausesDeep',
  ]);
});

test('steps that are named bring what they need, whichever tier has them', () => {
  expect(listRounds(['browser'])).toEqual(['install', 'build', 'browsers', 'browser']);
  expect(listRounds(['browserDeep', '--deep'])).toEqual([
    ...['install', 'otherHost', 'browsers', 'browserDeep'],
  ]);
});

test('parallel steps are printed in their order, each as a whole', async () => {
  expect(
    await runSteps(
      [createParallelStep('a', 3), createParallelStep('b', 1), createParallelStep('c', 1)],
      { folder, cores: 2 },
    ),
  ).toBe(0);
  expect(readPrinted()).toBe(
    [
      ...['\n▶ a: шаг a', 'a 3\na 2\na 1', '✔ a: N с'],
      ...['\n▶ b: шаг b', 'b 1', '✔ b: N с'],
      ...['\n▶ c: шаг c', 'c 1', '✔ c: N с'],
      '\nВсё прошло: N с',
    ].join('\n'),
  );
});

test('no more run side by side than there are cores', async () => {
  let running = 0;
  const most: number[] = [];
  const count = (name: string) =>
    createStep(
      name,
      async () => {
        most.push((running += 1));
        await turn();
        running -= 1;
      },
      { isParallel: true },
    );
  await runSteps(['a', 'b', 'c', 'd', 'e'].map(count), { folder, cores: 2 });
  expect(Math.max(...most)).toBe(2);
});

test('after a failure the parallel steps are printed, no further one starts, and the end says what to run', async () => {
  const later = jest.fn(async () => 0);
  const steps = [createParallelStep('a', 1, 1), createParallelStep('b', 2), createStep('c', later)];
  expect(await runSteps(steps, { folder, cores: 2 })).toBe(1);
  expect(later).not.toHaveBeenCalled();
  expect(readPrinted()).toContain('✘ a: не прошло (N с)');
  expect(readPrinted()).toContain('✔ b: N с');
  expect(said.at(-1)).toBe('\nНе прошло: a (шаг a). Только этот шаг: npm test -- a');
});

test('a step that refuses in words is one that failed, with its words', async () => {
  const refusing = createStep('a', async () => {
    throw new Failure('Нет браузера.');
  });
  expect(await runSteps([refusing], { folder, cores: 2 })).toBe(1);
  expect(readPrinted()).toContain('Нет браузера.\n✘ a: не прошло');
});

test('a step receives its depth and the place of its report', async () => {
  const run = jest.fn(async () => 0);
  await runSteps([createStep('a', run, { env: { TIER: 'first' } })], { folder });
  expect(run).toHaveBeenCalledWith({
    env: expect.objectContaining({ TIER: 'first' }),
    report: path.join(folder, 'a.json'),
  });
});

test('a step of random runs says from which seed, and so does its failure', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, PROPERTY_SEED: '42' });
  await runSteps([createStep('a', async () => 1, { env: { PROPERTY_RUNS: '0.2' } })], { folder });
  expect(said[0]).toBe('\n▶ a: шаг a (PROPERTY_SEED=42)');
  expect(said.at(-1)).toContain('Только этот шаг: PROPERTY_SEED=42 npm test -- a');
});

describe('the end of a run with tests', () => {
  const report = (status: 'passed' | 'failed') => ({
    startedAt: 0,
    tests: [{ title: 'LIST-1: a', file: 'a.test.ts', ms: 1_000, status, command: 'npx jest a' }],
  });
  const testing = (status: 'passed' | 'failed') =>
    createStep(
      'unit',
      async () => {
        writeFileSync(path.join(folder, 'unit.json'), '{}');
        return status === 'failed' ? 1 : 0;
      },
      { parseReport: () => report(status) },
    );

  test('names the slowest', async () => {
    await runSteps([testing('passed')], { folder });
    expect(said.at(-2)).toBe('\nСамые долгие тесты:\n   1.0 с  a.test.ts: LIST-1: a');
  });

  test('names the tests that failed and the command of each', async () => {
    await runSteps([testing('failed')], { folder });
    expect(said.slice(-3)).toEqual([
      '\nНе прошло: unit (шаг unit). Только этот шаг: npm test -- unit',
      '  a.test.ts: LIST-1: a',
      '    npx jest a',
    ]);
  });

  test('never reads what an earlier run has left', async () => {
    writeFileSync(path.join(folder, 'unit.json'), '{}');
    const broken = createStep('unit', async () => 1, { parseReport: () => report('passed') });
    await runSteps([broken], { folder });
    expect(readPrinted()).not.toContain('LIST-1');
  });
});
