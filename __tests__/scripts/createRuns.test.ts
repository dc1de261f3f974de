import { readFileSync } from 'node:fs';
import { listFiles } from '../../scripts/lib/stamp.mjs';
import type * as Runs from '../support/createRuns';

const OPTIONS = ['PROPERTY_RUNS', 'PROPERTY_SEED'];

/** Property options in a run with this environment. */
function createRunsWith(env: NodeJS.ProcessEnv, full?: number) {
  const rest = Object.entries(process.env).filter(([name]) => !OPTIONS.includes(name));
  const replaced = jest.replaceProperty(process, 'env', { ...Object.fromEntries(rest), ...env });
  let options: unknown;
  jest.isolateModules(() => {
    const { createRuns } = jest.requireActual<typeof Runs>('../support/createRuns');
    options = createRuns(full);
  });
  replaced.restore();
  return options;
}

test('a property has all its runs, and from the seed of its run where there is one', () => {
  expect(createRunsWith({})).toEqual({ numRuns: 100 });
  expect(createRunsWith({ PROPERTY_SEED: '42' }, 2_000)).toEqual({ numRuns: 2_000, seed: 42 });
});

test('with a share of its runs a property keeps at least 20, or all where it has fewer', () => {
  const share = { PROPERTY_RUNS: '0.2' };
  expect(createRunsWith(share, 2_000)).toEqual({ numRuns: 400 });
  expect(createRunsWith(share, 60)).toEqual({ numRuns: 20 });
  expect(createRunsWith(share, 8)).toEqual({ numRuns: 8 });
});

test('every property of the tests takes its runs from there', () => {
  const files = ['domain', 'server', 'postgres', 'console'].flatMap((folder) =>
    listFiles(`__tests__/${folder}`),
  );
  const withOwnRuns = files.filter((file) => {
    const text = readFileSync(file, 'utf8').replace(/fc[.]sample[(][^)]*[)]/g, '');
    return (
      text.includes('fc.assert(') && (/numRuns: \d/.test(text) || !text.includes('createRuns('))
    );
  });
  expect(withOwnRuns).toEqual([]);
});
