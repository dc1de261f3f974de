/** What keeps a database or a file from being written, as a person is told it. */
export type Trouble = 'full' | 'unwritable' | 'busy' | 'damaged';

const SQLITE_CODES: readonly (readonly [RegExp, Trouble])[] = [
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_(READONLY|IOERR|CANTOPEN|PERM)/, 'unwritable'],
  [/^SQLITE_(BUSY|LOCKED|PROTOCOL)/, 'busy'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
];

const SYSTEM_CODES: Readonly<Record<string, Trouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'unwritable',
  EACCES: 'unwritable',
  EPERM: 'unwritable',
  EIO: 'unwritable',
};

const REASONS: Readonly<Record<Trouble, string>> = {
  full: 'на диске нет места',
  unwritable: 'туда нельзя писать, или диск неисправен',
  busy: 'база занята другой программой',
  damaged: 'файл повреждён или не является базой SQLite',
};

/** The trouble behind an error of SQLite or of the file system; null for any other error. */
export function troubleOf(error: unknown): Trouble | null {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return null;
  return SQLITE_CODES.find(([pattern]) => pattern.test(code))?.[1] ?? SYSTEM_CODES[code] ?? null;
}

/** Why something went wrong: in Russian where the trouble is known, in the error's words otherwise. */
export function reasonOf(error: unknown): string {
  const { message } = error as { message?: unknown };
  const text = typeof message === 'string' ? message : String(error);
  const trouble = troubleOf(error);
  return trouble === null ? text : `${REASONS[trouble]} (${text})`;
}
