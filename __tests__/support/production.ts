import { chmodSync, chownSync, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { User } from './launchServer';
import { createTemporaryFolder } from './createTemporaryFolder';

type Package = {
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const NOBODY = 65_534;
const READ_ONLY = 0o555;

/** A user other than the files' owner, when root runs the tests. */
export const somebody: User = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};

/** Production dependencies that the built server imports. */
function listServerPackages(): string[] {
  const files = readdirSync('dist/server').filter((file) => file.endsWith('.js'));
  const code = files.map((file) => readFileSync(path.join('dist/server', file), 'utf8')).join();
  const production = Object.keys(packages['']?.dependencies ?? {});
  return production.filter((name) => new RegExp(`(from|import) "${name}["/]`).test(code));
}

/** Folders of these packages and of all their dependencies. */
function listPackagePlaces(names: readonly string[]): Set<string> {
  const places = new Set<string>();
  const queue = [...names];
  for (const name of queue) {
    const place = `node_modules/${name}`;
    if (places.has(place) || packages[place]?.dev || !existsSync(place)) continue;
    places.add(place);
    const itsOwn = Object.entries(packages).filter(([at]) => `${at}/`.startsWith(`${place}/`));
    for (const [, { dependencies, optionalDependencies }] of itsOwn) {
      queue.push(...Object.keys({ ...dependencies, ...optionalDependencies }));
    }
  }
  return places;
}

/** Creates a copy of the built console as in an image: only the files needed at run time, read-only. */
export function createProduction(): string {
  const folder = createTemporaryFolder();
  const parts = ['package.json', 'dist', ...listPackagePlaces(listServerPackages())];
  for (const part of parts) cpSync(part, path.join(folder, part), { recursive: true });
  chmodSync(folder, READ_ONLY);
  return folder;
}

/** An empty folder that only the other user may read and write. */
export function createSomebodysFolder(): string {
  const folder = createTemporaryFolder();
  chownSync(folder, somebody.uid ?? process.getuid!(), somebody.gid ?? process.getgid!());
  return folder;
}

/** All files and folders below, sorted. */
export const listAll = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
