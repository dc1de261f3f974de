import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { SERVER_FEATURES } from '../domain/protocol/serverFeatures';
import { registerCalendarFeed } from './calendar/feed';
import { registerCalendarRoutes } from './calendar/routes';
import { getMachineUptime, type Clock } from './lib/clock';
import { registerScope } from './lib/registerScope';
import { registerContractRoutes } from './contract/routes';
import { collectDescribedRoutes, type DescribedRoute } from './contract/collectDescribedRoutes';
import type { ClubDatabase } from './db/tables';
import { registerHealthRoutes } from './health';
import { scheduleCleanup } from './cleanup';
import { registerEventStreamRoutes } from './live/routes';
import { createAddressMatcher, createPlainHttpAddressMatcher, type Tls } from './lib/network';
import { registerPlayRoutes } from './play/routes';
import { registerForgetRoutes } from './players/forgetting/forgetRoutes';
import { registerInvitationRoutes } from './players/invitations/invitationRoutes';
import { registerPlayerRoutes } from './players/routes';
import { addDateHeader } from './plugins/dateHeader';
import { closeConnectionsWithApp } from './plugins/closeConnectionsWithApp';
import { refuseBadHosts } from './plugins/hostHeader';
import { acceptJsonOnly, JSON_BODY_BYTES_MAX } from './plugins/jsonBodies';
import { serveManifest } from './plugins/manifest';
import {
  rejectBadUrl,
  rejectBrokenConnection,
  throwNotFound,
  handleErrorsAsProblems,
} from './plugins/problems';
import { registerLimitedPublicRoutes, type PublicRequestsMax } from './plugins/publicRoutes';
import { allowOnlyAddresses } from './plugins/proxyOnly';
import { logRequests } from './plugins/requestLog';
import { createSecureApp } from './plugins/secureServer';
import { addSecurityHeaders } from './plugins/securityHeaders';
import { serveConsole } from './plugins/staticFiles';
import { ajvOptions, handleValidationErrors, schemaController } from './plugins/validation';
import { requireSignIn } from './sessions/authHook';
import { createFailureRepository } from './sessions/failureRepository';
import { createPasswords, type Passwords } from './sessions/passwords';
import { createSessionRepository } from './sessions/sessionRepository';
import { registerSignInRoutes, registerSignOutRoutes } from './sessions/routes';
import { createSessionStore } from './sessions/sessionStore';
import { createSignIn, type SignIn } from './sessions/signIn';
import { createSignInThrottle } from './sessions/signInThrottle';
import { createReadModels, type ReadModels } from './readModels';
import { registerScoreLinkRoutes } from './scoreLink/routes';
import { registerLivePageRoutes } from './livePage/routes';
import { registerSignUpRoutes } from './signUp/routes';
import type { SignUpLimits } from './signUp/signUpLimits';
import { registerListRoutes } from './tournaments/list/routes';
import { registerTournamentRoutes } from './tournaments/routes';
import { registerTrashRoutes } from './tournaments/trashRoutes';

type AppOptions = {
  database: ClubDatabase;
  clock: Clock;
  /** Returns the milliseconds since the machine started. Tests replace the function. */
  uptime?: Clock;
  title: string;
  /** The club's legal name, `title` by default (APPLY-6). */
  legalName?: string;
  /** Tests use lower limits (APPLY-12). */
  signUpLimits?: SignUpLimits;
  /** Tests use a lower maximum (TRUST-72). */
  publicRequestsMax?: PublicRequestsMax;
  /** Tests use a lower maximum (SEEN-6). */
  livePageReadersPerAddress?: number;
  /** Seconds between checks that a stream's session is still valid. Tests use fewer (COMFORT-64). */
  ownerCheckSeconds?: number;
  /**
   * Months without a tournament after which a player is offered for forgetting. Null or undefined: never (PLAYER-74).
   */
  forgetAfterMonths?: number | null;
  /** IANA name of the club's time zone. */
  timeZone: string;
  /** Host that makes the tournaments' ids unique across all calendars. */
  calendarHost: string;
  /** Origin at which people reach the console, such as https://club.example.ru; null when unknown. */
  publicUrl?: string | null;
  /** The program's version, for the health check. */
  version: string;
  /** Folder of the built console. The API also works without the folder. */
  consoleFolder: string;
  /** Tests use a cheaper hash. */
  passwords?: Passwords;
  /** Reads the notice that each sign-in shows. Null for no notice (TRUST-74). */
  readNotice?: () => string | null;
  /** Called when a player was forgotten, and by each cleanup (PLAYER-64). */
  completeForgetting?: () => Promise<void>;
  /** Undefined for a server without a log. */
  logger?: FastifyBaseLogger;
  /** Certificate and key. Null for plain HTTP. */
  tls?: Tls | null;
  /** Addresses and subnets of proxies. The server reads the client's own address from their headers. */
  trustProxy?: readonly string[];
};

type AppContext = AppOptions & ReadModels;

const REQUEST_TIMEOUT_MS = 30_000;
/**
 * Time without a byte in either direction, after which a connection ends. The limit also applies to a client that never
 * reads its response.
 */
const SILENCE_TIMEOUT_MS = 30_000;
/** Node's own 60 s would exceed the limit of the whole request. */
const HEADERS_TIMEOUT_MS = 15_000;
const CONNECTIONS_CHECK_MS = 5_000;

function createFastifyApp({ logger, tls, trustProxy = [] }: AppOptions): FastifyInstance {
  const limits = {
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
  };
  const timeouts = { requestTimeout: REQUEST_TIMEOUT_MS, connectionTimeout: SILENCE_TIMEOUT_MS };
  const options = {
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
    bodyLimit: JSON_BODY_BYTES_MAX,
    ...timeouts,
    return503OnClosing: false,
    trustProxy: trustProxy.length > 0 && createAddressMatcher(trustProxy),
    ajv: ajvOptions,
    schemaController,
    frameworkErrors: rejectBadUrl,
    clientErrorHandler: rejectBrokenConnection,
  };
  if (!tls) return Fastify({ ...options, http: limits });
  return createSecureApp(options, tls, { ...limits, ...timeouts });
}

/** Every call needs a sign-in, even one to an unknown path. */
function registerSignedInRoutes(app: FastifyInstance, signIn: SignIn, context: AppContext): void {
  requireSignIn(app, signIn);
  registerSignOutRoutes(app, signIn);
  registerListRoutes(app, context);
  registerEventStreamRoutes(app, context);
  registerTournamentRoutes(app, context);
  registerTrashRoutes(app, context);
  registerPlayRoutes(app, context);
  registerPlayerRoutes(app, context);
  registerInvitationRoutes(app, context);
  registerForgetRoutes(app, context);
  registerCalendarRoutes(app, context);
  app.all('/', throwNotFound);
  app.all('/*', throwNotFound);
}

function registerApiRoutes(
  app: FastifyInstance,
  context: AppContext,
  described: readonly DescribedRoute[],
): void {
  const { database, clock, version, passwords = createPasswords() } = context;
  const administrators = createSessionRepository(database);
  const onFailure = (err: unknown) => app.log.error({ err }, 'sign-ins are held in memory');
  const sessions = createSessionStore({ sessions: administrators, onFailure });
  const throttle = createSignInThrottle({
    clock,
    failures: createFailureRepository(database),
    onFailure,
  });
  const signIn = createSignIn({
    ...{ administrators, sessions, passwords, throttle, clock },
    ...(context.readNotice && { readNotice: context.readNotice }),
  });
  app.addHook('onClose', async () => {
    await Promise.all([sessions.close(), throttle.close()]);
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerHealthRoutes(app, database, version);
  registerLimitedPublicRoutes(app, (open) => registerContractRoutes(open, described, version), {
    ...context,
    group: 'contract',
  });
  registerSignInRoutes(app, signIn);
  registerScope(app, 'signed in', (closed) => registerSignedInRoutes(closed, signIn, context));
}

/** Builds the server without listening: the API under /api, the console on every other path. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { consoleFolder, title, timeZone, calendarHost, publicUrl, tls, trustProxy = [] } = options;
  const context = { ...options, ...createReadModels(options) };
  const app = createFastifyApp(options);
  closeConnectionsWithApp(app);
  addDateHeader(app, options.clock);
  addSecurityHeaders(app);
  logRequests(app);
  refuseBadHosts(app);
  if (trustProxy.length > 0 && !tls)
    allowOnlyAddresses(app, createPlainHttpAddressMatcher(trustProxy));
  handleErrorsAsProblems(app);
  handleValidationErrors(app);
  acceptJsonOnly(app);
  const described = collectDescribedRoutes(app);
  registerScope(app, 'api', (api) => registerApiRoutes(api, context, described), '/api');
  registerLimitedPublicRoutes(app, (open) => registerCalendarFeed(open, options), {
    ...options,
    group: 'calendar',
  });
  registerSignUpRoutes(app, context);
  registerScoreLinkRoutes(app, context);
  registerLivePageRoutes(app, context);
  serveManifest(app, { folder: consoleFolder, title });
  const config = {
    title,
    timeZone,
    features: SERVER_FEATURES,
    calendarHost,
    ...(publicUrl && { publicUrl }),
  };
  serveConsole(app, { folder: consoleFolder, config });
  scheduleCleanup(app, { uptime: getMachineUptime, ...options });
  return app;
}
