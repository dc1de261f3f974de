import { existsSync, readdirSync } from 'node:fs';
import { collectSpecs, listSpecFiles, SPECS_BY_FOLDER } from '../../scripts/lib/changedSpecs.mjs';
import { createChangedSteps } from '../../scripts/lib/changedSteps.mjs';

const FEATURES = 'src/console/features';
const listFolders = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

test('each folder of the console’s features names its browser tests', () => {
  const features = listFolders(FEATURES).flatMap((folder) =>
    folder.endsWith('/tournaments') ? listFolders(folder) : [folder],
  );
  expect(Object.keys(SPECS_BY_FOLDER)).toEqual(expect.arrayContaining(features));
});

test.each(Object.entries(SPECS_BY_FOLDER))(
  '%s is there, and so are its browser tests',
  (folder, { specs }) => {
    expect(existsSync(folder)).toBe(true);
    expect(specs.filter((pattern) => listSpecFiles([pattern]).length === 0)).toEqual([]);
  },
);

test('the nearest folder counts, and a spec stands for itself in both tiers', () => {
  expect(collectSpecs([`${FEATURES}/season/SeasonReport.tsx`, 'src/server/env.ts'])).toEqual({
    specs: [
      '__tests__/browser/season.spec.ts',
      '__tests__/browser/seasonCharts.spec.ts',
      '__tests__/browser/seasonLoading.spec.ts',
    ],
    deepSpecs: [],
  });
  const own = '__tests__/browser/keys.spec.ts';
  expect(collectSpecs([own])).toEqual({ specs: [own], deepSpecs: [own] });
});

test('a file that the first tier proves thinly has its tests of both tiers', () => {
  const { specs, deepSpecs } = collectSpecs(['src/console/worker/worker.ts']);
  expect(deepSpecs).toContain('__tests__/browser/offlineUpdate.spec.ts');
  expect(specs).toEqual(deepSpecs);
});

describe('npm test -- --changed', () => {
  const list = (files: string[], tier: 'first' | 'deep' = 'first') =>
    createChangedSteps(files, tier)
      .filter(({ tiers }) => tiers.includes(tier))
      .map(({ name }) => name)
      .join(' ');

  test('has no step that has nothing to do', () => {
    expect(list([])).toBe('install types unit');
    expect(list(['docs/testing.md'])).toBe('install types format unit');
    expect(list(['src/server/env.ts'])).toBe('install lint types format unit');
  });

  test('builds and opens a browser only where a folder names browser tests', () => {
    const file = `${FEATURES}/season/SeasonReport.tsx`;
    expect(list([file])).toBe('install build lint types format browsers unit browser');
    expect(list([file], 'deep')).toBe('install otherHost browsers unitDeep browserDeep');
  });

  test('asks the deep tests of what is thin without them', () => {
    expect(list(['src/console/worker/worker.ts'])).toBe(
      'install build lint types format otherHost browsers unit browser browserDeep',
    );
  });
});
