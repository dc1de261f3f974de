import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../lib/problem';
import { registerScope } from '../lib/registerScope';
import { createRequestCounts } from './requestCounts';
import { toClientKey } from '../sessions/toClientKey';

const SECOND_MS = 1_000;
/** TRUST-72: requests of one client within a minute, by what they ask for. */
export const PUBLIC_REQUESTS_MAX = {
  contract: 120,
  calendar: 120,
  /** A club's network and mobile operators share an address among many people, each with half a dozen requests. */
  signUp: 600,
  /** A club's network is one address, and every phone on its courts asks twelve times a minute. */
  score: 600,
  /** Of one address: two hundred phones that ask again every few seconds where streams are refused. */
  live: 6_000,
};
export type PublicRequestsMax = typeof PUBLIC_REQUESTS_MAX;

type Options = {
  /** Whose requests are counted together. */
  group: keyof PublicRequestsMax;
  /** Of the paths. */
  prefix?: string;
  publicRequestsMax?: PublicRequestsMax;
};
const WINDOW_MS = 60 * SECOND_MS;
const CLIENTS_MAX = 10_000;

const createTooManyRequests = (seconds: number) =>
  new ProblemError(
    429,
    'Слишком много запросов с этого адреса. Попробуйте через минуту.',
    {},
    seconds,
  );

/**
 * TRUST-72: calls that need no sign-in. Each client may make so many of them in a minute, those of one
 * group counted together.
 * @param register adds the group's routes
 */
export function registerLimitedPublicRoutes(
  app: FastifyInstance,
  register: (open: FastifyInstance) => void,
  { group, prefix = '', publicRequestsMax = PUBLIC_REQUESTS_MAX }: Options,
): void {
  const registerOpen = async (open: FastifyInstance) => {
    await open.register(rateLimit, {
      max: publicRequestsMax[group],
      timeWindow: WINDOW_MS,
      store: createRequestCounts(CLIENTS_MAX),
      keyGenerator: ({ ip }) => toClientKey(ip),
      errorResponseBuilder: (_, { ttl }) => createTooManyRequests(Math.ceil(ttl / SECOND_MS)),
      // The Problem brings Retry-After; the other headers are not sent.
      addHeaders: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
        'retry-after': false,
      },
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
    });
    register(open);
  };
  registerScope(app, `public ${prefix}`, registerOpen, prefix);
}
