import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { ClubDatabase } from '../db/tables';
import { createPrivateFile } from '../db/sqlite/files';

/** The file is in the folder of the backups. */
export const FORGOTTEN_FILE = 'forgotten-players.txt';

const LINE = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([0-9a-f-]{36})$/;

/** Reads the forgotten players: random id → ISO instant. Empty when the file does not exist (PLAYER-65). */
export function readForgottenFile(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  return new Map(
    readFileSync(file, 'utf8')
      .split(/\r?\n/)
      .flatMap((line) => {
        const [, at, id] = LINE.exec(line) ?? [];
        return at !== undefined && id !== undefined ? [[id, at] as const] : [];
      }),
  );
}

/** Adds the players whom the database has forgotten and the file does not list yet (PLAYER-65). */
export async function saveForgottenFile(database: ClubDatabase, folder: string): Promise<void> {
  const rows = await database
    .selectFrom('players')
    .select(['id', 'forgotten_at'])
    .where('forgotten_at', 'is not', null)
    .execute();
  const file = path.join(folder, FORGOTTEN_FILE);
  const known = readForgottenFile(file);
  const lines = rows
    .filter(({ id }) => !known.has(id))
    .map((row) => `${row.forgotten_at} ${row.id}\n`);
  if (lines.length === 0) return;
  createPrivateFile(file);
  const handle = openSync(file, 'a', 0o600);
  try {
    writeSync(handle, lines.join(''));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
