import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Club } from '../club';

/** Stands in every file that nobody may be given. */
export const SECRET = 'trust-secret-6f1d';

const PAGE = '<!doctype html><head><!-- console-config --></head><body>Консоль</body>';
const SCRIPT = 'assets/main.0123456789abcdef.js';

/** What the console's folder holds, by path. */
export const CONSOLE_FILES: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  [SCRIPT]: 'run()',
  'favicon.svg': '<svg/>',
};

/** What lies around it, from the project's folder; the database is beside them. */
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

/** A club in a project folder of its own, with secrets in every file that is not the console's. */
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
