import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../lib/problem';
import { registerScope } from '../lib/registerScope';
import { createRequestCounts } from './requestCounts';
import { toClientKey } from '../sessions/toClientKey';

const SECOND_MS = 1_000;
/** TRUST-72: requests of one client within a minute. */
export const PUBLIC_REQUESTS_MAX = 120;
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
 * @param prefix of their paths
 * @param max requests of one client within a minute
 */
export function registerLimitedPublicRoutes(
  app: FastifyInstance,
  register: (open: FastifyInstance) => void,
  { prefix = '', max = PUBLIC_REQUESTS_MAX } = {},
): void {
  const registerOpen = async (open: FastifyInstance) => {
    await open.register(rateLimit, {
      max,
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
