import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'reports', 'data', '.git', '.cache']);

/**
 * Lists all files at or under a path, in the same order on each machine.
 *
 * @param {string} place
 * @returns {string[]}
 */
export function listFiles(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .filter((name) => !SKIPPED.has(name))
    .sort()
    .flatMap((name) => listFiles(path.join(place, name)));
}

/** @param {readonly string[]} places @param {readonly string[]} [more] other inputs */
export function computeFingerprint(places, more = []) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(listFiles)) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.update(JSON.stringify(more)).digest('hex');
}

/** @param {string} file @param {string} value */
export const hasStamp = (file, value) => existsSync(file) && readFileSync(file, 'utf8') === value;

/** @param {string} file @param {string} value */
export function writeStamp(file, value) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, value);
}
