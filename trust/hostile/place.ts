import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Club } from '../club';

/** Text in each file that no client may read. */
export const SECRET = 'trust-secret-6f1d';

const PAGE = '<!doctype html><head><!-- console-config --></head><body>Консоль</body>';
const SCRIPT = 'assets/main.0123456789abcdef.js';

/** Files of the console's folder, keyed by path. */
export const CONSOLE_FILES: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  [SCRIPT]: 'run()',
  'favicon.svg': '<svg/>',
};

/** Files around the console's folder, relative to the project. The database is in the same folder. */
export const SECRET_FILES: readonly string[] = [
  ...['.env', '.git/config', '.npmrc', 'README.md', 'server.log', 'npm-debug.log'],
  ...['dist/server.stamp', 'dist/console.stamp', 'dist/secret.js', 'dist/console-old/index.html'],
  ...['dist/console/.env', 'dist/console/.git/config', 'dist/console/assets/.hidden.js'],
  ...['data/club.db-journal', 'data/initial-admin-password', 'data/backups/club-daily.db'],
];

function write(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Creates a club in its own project folder. Each file outside the console contains the secret. */
export function createClubWithSecrets(): { club: Club; folder: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'trust-place-'));
  cpSync('dist/server', path.join(folder, 'dist/server'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
  write(folder, 'package.json', JSON.stringify({ type: 'module', version: '1.0.0', name: SECRET }));
  for (const name of SECRET_FILES) write(folder, name, SECRET);
  for (const [name, text] of Object.entries(CONSOLE_FILES)) {
    write(path.join(folder, 'dist/console'), name, text);
  }
  return {
    club: new Club(path.join(folder, 'data'), { server: path.join(folder, 'dist/server') }),
    folder,
  };
}
