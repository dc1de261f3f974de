import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { FEATURES } from '../domain/serverFeatures';
import { serveCalendar } from './calendar/feed';
import { calendarRoutes } from './calendar/routes';
import { machineUptime, type Clock } from './lib/clock';
import { inScope } from './lib/inScope';
import { contractRoutes } from './contract/routes';
import { collectOperations, type DescribedRoute } from './contract/collectOperations';
import type { ClubDatabase } from './db/tables';
import { healthRoutes } from './health';
import { scheduleCleanup } from './cleanup';
import { liveRoutes } from './live/routes';
import { makeAddresses, proxiesAndLoopback, type Tls } from './lib/network';
import { playRoutes } from './play/routes';
import { forgetRoutes } from './players/forgetRoutes';
import { invitationRoutes } from './players/invitations';
import { playerRoutes } from './players/routes';
import { closeConnections } from './plugins/closeConnections';
import { acceptJsonOnly, BODY_LIMIT } from './plugins/jsonBodies';
import { serveManifest } from './plugins/manifest';
import {
  answerBadUrl,
  answerBrokenConnection,
  throwNotFound,
  answerWithProblems,
} from './plugins/problems';
import { publicRoutes } from './plugins/publicRoutes';
import { admitOnly } from './plugins/proxyOnly';
import { logRequests } from './plugins/requestLog';
import { secureAnswers } from './plugins/securityHeaders';
import { serveConsole } from './plugins/staticFiles';
import { ajvOptions, describeValidation, schemaController } from './plugins/validation';
import { requireSignIn } from './sessions/authHook';
import { makeFailureRepository } from './sessions/failureRepository';
import { makePasswords, type Passwords } from './sessions/passwords';
import { makeSessionRepository } from './sessions/repository';
import { signInRoutes, signOutRoutes } from './sessions/routes';
import { makeSessionStore } from './sessions/sessionStore';
import { makeSignIn, type SignIn } from './sessions/signIn';
import { makeThrottle } from './sessions/throttle';
import { scoreLinkRoutes } from './scoreLink/routes';
import { livePageRoutes } from './livePage/routes';
import { signUpRoutes } from './signUp/routes';
import type { SignUpLimits } from './signUp/limits';
import { listRoutes } from './tournaments/list/routes';
import { tournamentRoutes } from './tournaments/routes';
import { trashRoutes } from './tournaments/trashRoutes';

export type AppOptions = {
  database: ClubDatabase;
  clock: Clock;
  /** ms since the machine was started; another one in tests. */
  uptime?: Clock;
  /** The club's title. */
  title: string;
  /** Who the club is to the law (APPLY-6); the title where it is not given. */
  legalName?: string;
  /** APPLY-12; other ones in tests. */
  signUpLimits?: SignUpLimits;
  /** SEEN-6; another number in tests. */
  livePageReadersPerAddress?: number;
  /** PLAYER-74; nobody is offered for forgetting where it is not given. */
  forgetAfterMonths?: number | null;
  /** IANA name of the club's time zone. */
  timeZone: string;
  /** Makes the tournaments' ids in calendars unique in the whole world. */
  calendarHost: string;
  /** Where people reach the console, such as https://club.example.ru; null where that is not known. */
  publicUrl?: string | null;
  /** The program's version, for the health check. */
  version: string;
  /** Where the built console lies; the API works without it. */
  consoleFolder: string;
  /** Cheaper ones in tests. */
  passwords?: Passwords;
  /** PLAYER-64: called when somebody was forgotten, and by each cleanup. */
  afterForgetting?: () => Promise<void>;
  /** Silent where none is given. */
  logger?: FastifyBaseLogger;
  /** HTTPS is served with it, plain HTTP without. */
  tls?: Tls | null;
  /** Addresses and subnets of proxies: the visitor's own address is taken from their headers. */
  trustProxy?: readonly string[];
};

const REQUEST_TIMEOUT_MS = 30_000;
/** Without a byte in either direction; a client that never reads its response is disconnected as well. */
const SILENCE_TIMEOUT_MS = 30_000;
/** Node's own 60 s would outlast the limit for the whole request. */
const HEADERS_TIMEOUT_MS = 15_000;
const CONNECTIONS_CHECK_MS = 5_000;

function makeApp({ logger, tls, trustProxy = [] }: AppOptions): FastifyInstance {
  const limits = {
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
  };
  const options = {
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    return503OnClosing: false,
    trustProxy: trustProxy.length > 0 && makeAddresses(trustProxy),
    ajv: ajvOptions,
    schemaController,
    frameworkErrors: answerBadUrl,
    clientErrorHandler: answerBrokenConnection,
  };
  if (!tls) return Fastify({ ...options, http: limits });
  return Fastify({
    ...options,
    https: { ...limits, ...tls, handshakeTimeout: HEADERS_TIMEOUT_MS },
  });
}

/** Every call needs a sign-in, also one to a path that does not exist. */
function closedRoutes(app: FastifyInstance, signIn: SignIn, options: AppOptions): void {
  requireSignIn(app, signIn);
  signOutRoutes(app, signIn);
  listRoutes(app, options);
  liveRoutes(app, options);
  tournamentRoutes(app, options);
  trashRoutes(app, options);
  playRoutes(app, options);
  playerRoutes(app, options);
  invitationRoutes(app, options);
  forgetRoutes(app, options);
  calendarRoutes(app, options);
  app.all('/', throwNotFound);
  app.all('/*', throwNotFound);
}

function apiRoutes(
  app: FastifyInstance,
  options: AppOptions,
  described: readonly DescribedRoute[],
): void {
  const { database, clock, version, passwords = makePasswords() } = options;
  const administrators = makeSessionRepository(database);
  const onFailure = (err: unknown) => app.log.error({ err }, 'sign-ins are held in memory');
  const sessions = makeSessionStore({ sessions: administrators, onFailure });
  const throttle = makeThrottle({ clock, failures: makeFailureRepository(database), onFailure });
  const signIn = makeSignIn({ administrators, sessions, passwords, throttle, clock });
  app.addHook('onClose', async () => {
    await Promise.all([sessions.close(), throttle.close()]);
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  healthRoutes(app, database, version);
  publicRoutes(app, (open) => contractRoutes(open, described, version));
  signInRoutes(app, signIn);
  inScope(app, 'signed in', (closed) => closedRoutes(closed, signIn, options));
}

/** The whole server, not yet listening: the API under /api, and the console on every other path. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { consoleFolder, title, timeZone, calendarHost, publicUrl, tls, trustProxy = [] } = options;
  const app = makeApp(options);
  closeConnections(app);
  secureAnswers(app);
  logRequests(app);
  if (trustProxy.length > 0 && !tls) admitOnly(app, proxiesAndLoopback(trustProxy));
  answerWithProblems(app);
  describeValidation(app);
  acceptJsonOnly(app);
  const described = collectOperations(app);
  inScope(app, 'api', (api) => apiRoutes(api, options, described), '/api');
  publicRoutes(app, (open) => serveCalendar(open, options));
  signUpRoutes(app, options);
  scoreLinkRoutes(app, options);
  livePageRoutes(app, options);
  serveManifest(app, { folder: consoleFolder, title });
  const config = {
    title,
    timeZone,
    features: FEATURES,
    calendarHost,
    ...(publicUrl && { publicUrl }),
  };
  serveConsole(app, { folder: consoleFolder, config });
  scheduleCleanup(app, { uptime: machineUptime, ...options });
  return app;
}
