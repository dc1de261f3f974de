import type { FastifyInstance, InjectOptions } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import type { OutgoingHttpHeaders } from 'node:http';
import type { HistoryEntry, TrashedTournament } from '../../src/domain/editing/history';
import type { Problem } from '../../src/domain/protocol/problem';
import type {
  Application,
  ApplicationRequest,
  TournamentRequest,
} from '../../src/domain/tournament/tournament';
import { buildApp } from '../../src/server/app';
import { openSqliteDatabase } from '../../src/server/db/sqlite/open';
import { openPostgres } from '../../src/server/db/postgres/open';
import type { ClubDatabase } from '../../src/server/db/tables';
import { withTransaction } from '../../src/server/db/withTransaction';
import { createLogger } from '../../src/server/lib/logger';
import { createPasswords, type Passwords } from '../../src/server/sessions/passwords';
import { createSessionRepository } from '../../src/server/sessions/sessionRepository';
import type { GrantedSession } from '../../src/server/sessions/signIn';
import { createTournamentRepository } from '../../src/server/tournaments/tournamentRepository';
import { formatBasicAuth } from './formatBasicAuth';
import { APPLICATION, TOURNAMENT } from './serverSamples';
import { openTestDatabase } from './testDatabase';

type AppOptions = Parameters<typeof buildApp>[0];

export const USERNAME = 'admin';
export const PASSWORD = 'пароль';

/** Password functions with a hash that takes no time. */
export const createQuickPasswords = (): Passwords =>
  createPasswords({ cost: 2, blockSize: 1, parallelization: 1 });

export const formatAuthorization = (secret: string, username = USERNAME): string =>
  formatBasicAuth(username, secret);

/** The JSON of a response; undefined without a body. */
export const parseAnswer = (body: string): Answer =>
  (body === '' ? undefined : JSON.parse(body)) as Answer;

/** An initial tournament. Missing fields come from the sample, and no rule is checked. */
export type SeedTournament = Partial<TournamentRequest> & {
  applications?: readonly Partial<ApplicationRequest>[];
};

export type TestAppOptions = {
  /** The server's time in milliseconds since the epoch; by default the real clock. */
  now?: number;
  /** Milliseconds since the machine's start; by default they follow the server's clock. */
  uptime?: () => number;
  tournaments?: readonly SeedTournament[];
  /** Path of a database file, instead of a new database. */
  databaseFile?: string;
  /** Address of a PostgreSQL database, instead of any other database. */
  databaseUrl?: string;
  title?: string;
  legalName?: string;
  signUpLimits?: AppOptions['signUpLimits'];
  publicRequestsMax?: AppOptions['publicRequestsMax'];
  ownerCheckSeconds?: number;
  livePageReadersPerAddress?: number;
  publicUrl?: string;
  forgetAfterMonths?: number;
  timeZone?: string;
  consoleFolder?: string;
  /** True when concurrent requests alternate after each query, which a single process never does. */
  isInterleaved?: boolean;
  /** Kysely plugin that sees the server's queries, except precompiled ones. */
  plugin?: KyselyPlugin;
  /** Receives the log's lines. */
  onLogLine?: (line: string) => void;
  network?: Pick<AppOptions, 'tls' | 'trustProxy'>;
};

/** All possible fields of a response; each test reads those of its own call. */
export type Answer = TrashedTournament &
  Application &
  GrantedSession &
  Required<Problem> & { current: TrashedTournament } & TrashedTournament[] &
  HistoryEntry[];

export type TestApp = {
  app: FastifyInstance;
  database: ClubDatabase;
  /** Sets the server's clock and stops it. */
  setNow: (now: number) => void;
  /** A call as the administrator, with the password in the header. */
  call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<{ status: number; json: Answer }>;
  /** Sends a request as the administrator, with further headers. Returns the response's headers too. */
  send: (
    request: Pick<InjectOptions, 'method' | 'url' | 'payload' | 'headers'>,
  ) => Promise<{ status: number; json: Answer; headers: OutgoingHttpHeaders }>;
  stop: () => Promise<void>;
};

const givingWay: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    await new Promise(setImmediate);
    return result;
  },
};

async function seed(
  database: ClubDatabase,
  tournaments: readonly SeedTournament[],
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  await withTransaction(database, async (transaction) => {
    const repository = createTournamentRepository(transaction);
    for (const { applications = [], ...given } of tournaments) {
      const stamp = { username: USERNAME, at };
      const { id } = await repository.create({ ...TOURNAMENT, ...given }, stamp);
      for (const application of applications) {
        await repository.addApplication(id, { ...APPLICATION, ...application }, at);
      }
    }
  });
}

const openDatabaseFor = async ({
  databaseFile,
  databaseUrl,
}: TestAppOptions): Promise<ClubDatabase> => {
  if (databaseUrl) return openPostgres(databaseUrl);
  return databaseFile ? openSqliteDatabase(databaseFile) : openTestDatabase();
};

/** The whole server with its administrator, without a port; `stop` ends it. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  let fixed = options.now;
  const clock = () => fixed ?? Date.now();
  const database = await openDatabaseFor(options);
  const passwords = createQuickPasswords();
  const sessions = createSessionRepository(database);
  if (!(await sessions.findAdministrator())) {
    const administrator = { username: USERNAME, passwordHash: await passwords.hash(PASSWORD) };
    await sessions.addAdministrator(administrator, new Date(clock()).toISOString());
  }
  await seed(database, options.tournaments ?? [], clock());
  const { onLogLine, plugin = options.isInterleaved ? givingWay : undefined } = options;
  const app = buildApp({
    database: plugin ? database.withPlugin(plugin) : database,
    clock,
    uptime: options.uptime ?? clock,
    passwords,
    title: options.title ?? 'Теннисный клуб',
    ...(options.legalName && { legalName: options.legalName }),
    ...(options.signUpLimits && { signUpLimits: options.signUpLimits }),
    ...(options.ownerCheckSeconds && { ownerCheckSeconds: options.ownerCheckSeconds }),
    ...(options.publicRequestsMax && { publicRequestsMax: options.publicRequestsMax }),
    ...(options.livePageReadersPerAddress && {
      livePageReadersPerAddress: options.livePageReadersPerAddress,
    }),
    ...(options.forgetAfterMonths && { forgetAfterMonths: options.forgetAfterMonths }),
    ...(options.publicUrl && { publicUrl: options.publicUrl }),
    timeZone: options.timeZone ?? 'Europe/Moscow',
    calendarHost: 'club.example',
    version: '1.2.3',
    consoleFolder: options.consoleFolder ?? '/nowhere/console',
    logger: onLogLine && createLogger({ write: onLogLine }),
    ...options.network,
  });
  return {
    app,
    database,
    setNow: (now) => void (fixed = now),
    async call(method, path, body) {
      const request: InjectOptions = {
        method,
        url: path,
        headers: { authorization: formatAuthorization(PASSWORD) },
      };
      if (body !== undefined) request.payload = body as object;
      const response = await app.inject(request);
      return {
        status: response.statusCode,
        json: parseAnswer(response.body),
      };
    },
    async send({ headers, ...request }) {
      const response = await app.inject({
        ...request,
        headers: { authorization: formatAuthorization(PASSWORD), ...headers },
      });
      return {
        status: response.statusCode,
        json: parseAnswer(response.body),
        headers: response.headers,
      };
    },
    async stop() {
      await app.close();
      await database.destroy();
    },
  };
}
