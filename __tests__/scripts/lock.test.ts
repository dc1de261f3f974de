import { readFileSync } from 'node:fs';

type Package = {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};

test('npm ci accepts the lock file: every optional package is in it, for every system', () => {
  const names = new Set(Object.keys(packages).map((place) => place.split('node_modules/').at(-1)));
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('docs/trust.md lists what runs in production, and what brings an install script', () => {
  const [, section = ''] = readFileSync('docs/trust.md', 'utf8').split(/^## (?=Dependencies$)/m);
  const [text = ''] = section.split(/^## /m);
  const rows = [...text.matchAll(/^\| (\S+) +\| \w[^|]*\|([^|]*)\|$/gm)].slice(1);
  const listed = rows.map(([, name = '']) => name);
  expect(new Set(listed)).toEqual(new Set(Object.keys(packages['']?.dependencies ?? {})));
  const production = Object.entries(packages).filter(
    ([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional,
  );
  expect(text).toContain(`${production.length} packages`);
  const told = rows.filter(([, , script = '']) => script.trim() !== '').map(([, name]) => name);
  const withScript = production
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.split('node_modules/').at(-1)!);
  expect([...told, 'core-js-pure']).toEqual(withScript);
});
