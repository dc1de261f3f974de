export type ServerStorageFailure =
  'full' | 'unwritable' | 'busy' | 'damaged' | 'gone' | 'silent' | 'untrusted';

const SQLITE_CODES: readonly (readonly [RegExp, ServerStorageFailure])[] = [
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_(READONLY|IOERR|CANTOPEN|PERM)/, 'unwritable'],
  [/^SQLITE_(BUSY|LOCKED|PROTOCOL)/, 'busy'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^CLUB_FILE_GONE$/, 'gone'],
];

/**
 * Failures by SQLSTATE. 55000 is a replica that is not promoted:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const POSTGRES_CODES: readonly (readonly [RegExp, ServerStorageFailure])[] = [
  [/^53100$/, 'full'],
  [/^(25006|58030)$/, 'unwritable'],
  [/^(40001|40P01|53200|53300|55P03|57014)$/, 'busy'],
  [/^(XX001|XX002)$/, 'damaged'],
  [/^(08...|25P03|28...|3D000|55000|57P0.)$/, 'silent'],
];

/** Matches messages of PostgreSQL's driver for a missing response. */
const SILENCE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed))/;

/** Codes of a certificate on another machine that `sslmode=verify-full` rejects (SCALE-5). */
const UNTRUSTED_CODES =
  /^(ERR_TLS_CERT_ALTNAME_INVALID|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_)/;
const UNENCRYPTED = 'The server does not support SSL connections';

const SYSTEM_CODES: Readonly<Record<string, ServerStorageFailure>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'unwritable',
  EACCES: 'unwritable',
  EPERM: 'unwritable',
  EIO: 'unwritable',
  EADDRNOTAVAIL: 'silent',
  EAI_AGAIN: 'silent',
  ECONNABORTED: 'silent',
  ECONNREFUSED: 'silent',
  ECONNRESET: 'silent',
  EHOSTUNREACH: 'silent',
  ENETDOWN: 'silent',
  ENETUNREACH: 'silent',
  ENOTFOUND: 'silent',
  EPIPE: 'silent',
  ETIMEDOUT: 'silent',
};

const REASONS: Readonly<Record<ServerStorageFailure, string>> = {
  full: 'на диске нет места',
  unwritable: 'туда нельзя писать, или диск неисправен',
  busy: 'база занята другой программой',
  damaged: 'файл повреждён, или это не база SQLite',
  gone: 'её файл удалён или заменён, пока сервер работает',
  silent: 'она не отвечает или не впускает',
  untrusted:
    'она не шифрует соединение, или её сертификат выдан на другое имя, просрочен или подписан не тем центром',
};

/** Finds the fault that caused an error of a database, its connection or the file system. Null for any other error. */
export function findStorageFailure(error: unknown): ServerStorageFailure | null {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof message === 'string' && SILENCE.test(message)) return 'silent';
  if (message === UNENCRYPTED) return 'untrusted';
  if (typeof code !== 'string') return null;
  if (UNTRUSTED_CODES.test(code)) return 'untrusted';
  const known = [...SQLITE_CODES, ...POSTGRES_CODES].find(([pattern]) => pattern.test(code));
  return known?.[1] ?? SYSTEM_CODES[code] ?? null;
}

/** Describes an error: in Russian for a known fault, otherwise with the error's own message. */
export function describeServerFailure(error: unknown): string {
  const { message } = error as { message?: unknown };
  const text = typeof message === 'string' ? message : String(error);
  const failure = findStorageFailure(error);
  return failure === null ? text : `${REASONS[failure]} (${text})`;
}
