import { isIP } from 'node:net';
import path from 'node:path';
import { isTimeZone } from '../domain/dates/dates';
import { parseDatabaseLocation, type DatabaseLocation, type ParseResult } from './databaseLocation';
import { validateListening, validateProxies, type TlsFiles } from './lib/network';
import { OperatorError } from './lib/operatorError';
import { validatePasswordFormat } from './sessions/passwords';
import { STREAMS_PER_ADDRESS_MAX } from './livePage/livePageLimits';
import { DEFAULT_SIGN_UP_LIMITS, type SignUpLimits } from './signUp/signUpLimits';

export type Env = {
  host: string;
  port: number;
  database: DatabaseLocation;
  /** The absolute path of the folder for the first password. */
  dataFolder: string;
  /** The absolute path of the folder for backups. */
  backupFolder: string;
  /** Certificate and key. Null for plain HTTP. */
  tls: TlsFiles | null;
  /** Addresses and subnets of proxies with trusted X-Forwarded headers. */
  trustProxy: readonly string[];
  /** True when the server may serve a console with the password in its files. */
  allowBrowserAuth: boolean;
  /** True when PostgreSQL on another machine may be reached without verified encryption. */
  allowPlainPostgres: boolean;
  adminUsername: string;
  /** Password of the first administrator. Undefined without ADMIN_PASSWORD. */
  adminPassword: string | undefined;
  title: string;
  /** The club's legal name (APPLY-6). */
  legalName: string;
  /** Sign-ups per hour that are accepted without review (APPLY-12). */
  signUpLimits: SignUpLimits;
  /** Maximum number of streams of live pages for one address (SEEN-6). */
  livePageReadersPerAddress: number;
  /** Months without a tournament after which a player is offered for forgetting. Null: never (PLAYER-74). */
  forgetAfterMonths: number | null;
  /** The club's time zone, an IANA name. */
  timeZone: string;
  /** Origin at which people reach the console, such as https://club.example.ru. Null without PUBLIC_URL. */
  publicUrl: string | null;
};

type Variables = Readonly<Record<string, string | undefined>>;

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
const CONTROL = /\p{Cc}/u;
const NAME_MAX = 64;
const TITLE_MAX = 100;
const LEGAL_NAME_MAX = 200;
const COUNT_MAX = 10_000;
const MONTHS_MAX = 600;

function parseHost(text: string, variables: Variables): ParseResult<string> {
  if (!isIP(text) && !HOST_NAME.test(text)) {
    return { error: 'нужен IP-адрес или имя узла, например 127.0.0.1' };
  }
  const hasTls = Boolean(variables.TLS_CERT && variables.TLS_KEY);
  const error = validateListening(text, { hasTls, hasProxy: Boolean(variables.TRUST_PROXY) });
  return error === null ? { value: text } : { error };
}

function parsePort(text: string): ParseResult<number> {
  const port = Number(text);
  return /^\d+$/.test(text) && port <= 65_535
    ? { value: port }
    : { error: 'нужно целое число от 0 до 65535, например 8080' };
}

/**
 * Returns the folder of the database's file, or the project's for PostgreSQL. Undefined stands for a rejected
 * DATABASE_URL.
 */
const getDataFolder = (database: DatabaseLocation | undefined, projectFolder: string): string =>
  database && 'file' in database ? path.dirname(database.file) : path.join(projectFolder, 'data');

/** Parses a path on this machine. A relative path starts at the project's folder. */
const parsePath = (text: string, projectFolder: string): ParseResult<string> =>
  CONTROL.test(text) || /^[a-z]{2,}:/i.test(text)
    ? { error: 'нужен путь на этом компьютере' }
    : { value: path.resolve(projectFolder, text) };

function parseProxies(text: string): ParseResult<readonly string[]> {
  const proxies = text.split(',').map((part) => part.trim());
  const error = validateProxies(proxies);
  return error === null ? { value: proxies } : { error };
}

const parseSwitch = (text: string): ParseResult<boolean> =>
  text === '1' || text === '0' ? { value: text === '1' } : { error: 'нужно 1 или 0' };

function parseUsername(text: string): ParseResult<string> {
  if (text.includes(':')) return { error: 'двоеточие в имени пользователя недопустимо' };
  if (text.trim() !== text || CONTROL.test(text) || [...text].length > NAME_MAX) {
    return { error: `нужно имя до ${NAME_MAX} символов без пробелов по краям` };
  }
  return { value: text };
}

function parsePassword(text: string): ParseResult<string> {
  // Only a new password is rejected when it is weak (TRUST-71).
  const error = validatePasswordFormat(text);
  return error === null ? { value: text } : { error };
}

const parseTitle = (text: string, max = TITLE_MAX): ParseResult<string> =>
  text.trim() !== '' && !CONTROL.test(text) && [...text].length <= max
    ? { value: text.trim() }
    : { error: `нужно название до ${max} символов` };

function parseCount(text: string): ParseResult<number> {
  const count = Number(text);
  return /^\d+$/.test(text) && count >= 1 && count <= COUNT_MAX
    ? { value: count }
    : { error: `нужно целое число от 1 до ${COUNT_MAX}` };
}

function parseMonths(text: string): ParseResult<number> {
  const months = Number(text);
  return /^\d+$/.test(text) && months >= 1 && months <= MONTHS_MAX
    ? { value: months }
    : { error: `нужно целое число месяцев от 1 до ${MONTHS_MAX}` };
}

const parseTimeZone = (text: string): ParseResult<string> =>
  isTimeZone(text)
    ? { value: text }
    : { error: 'такой часовой пояс неизвестен, нужен, например, Europe/Moscow' };

/** Parses the console's origin. The console works only at the root of its host. */
function parsePublicUrl(text: string): ParseResult<string> {
  const error = 'нужен адрес консоли без пути, например https://club.example.ru';
  if (!URL.canParse(text)) return { error };
  const { protocol, origin, href } = new URL(text);
  const isAddress = /^https?:$/.test(protocol) && href === `${origin}/`;
  return isAddress ? { value: origin } : { error };
}

/**
 * Reads and checks the whole environment. An empty variable counts as unset.
 * @param projectFolder the folder at which a relative database path starts
 * @throws OperatorError that names every wrong variable, one per line
 */
export function readEnv(variables: Variables, projectFolder: string): Env {
  const refusals: string[] = [];
  function read<Value>(
    name: string,
    standard: string,
    parse: (text: string) => ParseResult<Value>,
  ) {
    const reading = parse(variables[name] || standard);
    if ('value' in reading) return reading.value;
    refusals.push(`${name}: ${reading.error}`);
    return undefined as Value;
  }
  const readFolderOrFile = (name: string, standard = '') =>
    read(name, standard, (text) => parsePath(text, projectFolder));
  function readTlsFiles(): TlsFiles | null {
    if (!variables.TLS_CERT && !variables.TLS_KEY) return null;
    for (const name of ['TLS_CERT', 'TLS_KEY']) {
      if (!variables[name]) refusals.push(`${name}: сертификат и ключ задаются вместе`);
    }
    return { certFile: readFolderOrFile('TLS_CERT'), keyFile: readFolderOrFile('TLS_KEY') };
  }
  const host = read('HOST', '127.0.0.1', (text) => parseHost(text, variables));
  const port = read('PORT', '8080', parsePort);
  const allowPlainPostgres = read('ALLOW_PLAIN_POSTGRES', '0', parseSwitch);
  const database = read('DATABASE_URL', 'file:data/club.db', (text) =>
    parseDatabaseLocation(text, { projectFolder, allowPlainPostgres }),
  );
  const dataFolder = getDataFolder(database, projectFolder);
  const title = read('CLUB_TITLE', 'Теннисный клуб', parseTitle);
  const env: Env = {
    host,
    port,
    database,
    dataFolder,
    backupFolder: readFolderOrFile('BACKUP_DIR', path.join(dataFolder, 'backups')),
    tls: readTlsFiles(),
    trustProxy: variables.TRUST_PROXY ? read('TRUST_PROXY', '', parseProxies) : [],
    allowPlainPostgres,
    allowBrowserAuth: read('ALLOW_BROWSER_AUTH', '0', parseSwitch),
    adminUsername: read('ADMIN_USERNAME', 'admin', parseUsername),
    adminPassword: variables.ADMIN_PASSWORD ? read('ADMIN_PASSWORD', '', parsePassword) : undefined,
    title,
    legalName: variables.CLUB_LEGAL_NAME
      ? read('CLUB_LEGAL_NAME', '', (text) => parseTitle(text, LEGAL_NAME_MAX))
      : title,
    signUpLimits: {
      perAddress: read(
        'SIGN_UPS_PER_ADDRESS',
        String(DEFAULT_SIGN_UP_LIMITS.perAddress),
        parseCount,
      ),
      perTournament: read(
        'SIGN_UPS_PER_TOURNAMENT',
        String(DEFAULT_SIGN_UP_LIMITS.perTournament),
        parseCount,
      ),
    },
    livePageReadersPerAddress: read(
      'LIVE_READERS_PER_ADDRESS',
      String(STREAMS_PER_ADDRESS_MAX),
      parseCount,
    ),
    forgetAfterMonths: variables.FORGET_AFTER_MONTHS
      ? read('FORGET_AFTER_MONTHS', '', parseMonths)
      : null,
    timeZone: read('CLUB_TIME_ZONE', 'Europe/Moscow', parseTimeZone),
    publicUrl: variables.PUBLIC_URL ? read('PUBLIC_URL', '', parsePublicUrl) : null,
  };
  if (refusals.length > 0) throw new OperatorError(refusals.join('\n'));
  return env;
}

/**
 * Returns the database's file, for commands that work only on files.
 * @throws OperatorError for PostgreSQL
 */
export function getDatabaseFile({ database }: Pick<Env, 'database'>): string {
  if ('file' in database) return database.file;
  throw new OperatorError(
    'Эта команда — для базы в файле, а DATABASE_URL ведёт в PostgreSQL: копируют и ' +
      'восстанавливают её pg_dump и pg_restore (docs/operations.md).',
  );
}
