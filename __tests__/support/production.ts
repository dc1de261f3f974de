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

/** Somebody else than who owns the files, where this may be chosen. */
export const somebody: User = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};

/** The packages that the built server names, out of those that are installed for production. */
function listServerPackages(): string[] {
  const files = readdirSync('dist/server').filter((file) => file.endsWith('.js'));
  const code = files.map((file) => readFileSync(path.join('dist/server', file), 'utf8')).join();
  const production = Object.keys(packages['']?.dependencies ?? {});
  return production.filter((name) => new RegExp(`(from|import) "${name}["/]`).test(code));
}

/** Where these packages lie, and all that they need. */
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

/** The built console as an image has it: nothing but what runs, and not to be written to. */
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

/** Every file and folder beneath it. */
export const listAll = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
