import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { validatePostgresEncryption } from './db/postgres/encryption';

export type DatabaseLocation =
  /** The absolute path of a SQLite file. */
  | { file: string }
  /** The address of a PostgreSQL database. The address may contain a password and is never printed. */
  | { url: string };

/** The parsed value, or the reason why the text is refused. */
export type ParseResult<Value> = { value: Value } | { error: string };

const POSTGRES = /^postgres(ql)?:\/\//;
const EXAMPLE =
  'нужен файл SQLite, например file:data/club.db, или адрес PostgreSQL, ' +
  'например postgres://user:password@host/club';

type Options = {
  /** The folder at which a relative path starts. */
  projectFolder: string;
  /** True when PostgreSQL on another machine may be reached without verified encryption. */
  allowPlainPostgres: boolean;
};

/** Parses a database's location. The error never repeats the text, which may contain a password. */
export function parseDatabaseLocation(
  text: string,
  { projectFolder, allowPlainPostgres }: Options,
): ParseResult<DatabaseLocation> {
  if (POSTGRES.test(text)) return parsePostgres(text, allowPlainPostgres);
  const file = parseDatabaseFile(text, projectFolder);
  return 'value' in file ? { value: { file: file.value } } : file;
}

function parsePostgres(text: string, allowPlain: boolean): ParseResult<DatabaseLocation> {
  if (!URL.canParse(text)) return { error: EXAMPLE };
  const { hostname, pathname, searchParams } = new URL(text);
  const isPlace = (hostname !== '' || searchParams.has('host')) && /^\/[^/]+$/.test(pathname);
  if (!isPlace) return { error: EXAMPLE };
  const error = allowPlain ? null : validatePostgresEncryption(text);
  return error === null ? { value: { url: text } } : { error };
}

function parseDatabaseFile(text: string, projectFolder: string): ParseResult<string> {
  if (!text.startsWith('file:')) return { error: EXAMPLE };
  const rest = text.slice('file:'.length);
  if (/[?#]/.test(rest)) return { error: `параметры после имени не поддерживаются, ${EXAMPLE}` };
  try {
    const file = rest.startsWith('//') ? fileURLToPath(text) : path.resolve(projectFolder, rest);
    const isFile = rest !== '' && !/[\\/]$/.test(rest) && !rest.includes(':memory:');
    return isFile ? { value: file } : { error: EXAMPLE };
  } catch {
    return { error: EXAMPLE };
  }
}
