import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../lib/problem';
import { registerScope } from '../lib/registerScope';
import { createRequestCounts } from './requestCounts';
import { toClientKey } from '../sessions/toClientKey';

const SECOND_MS = 1_000;
/** Maximum number of requests of one client within a minute, by group (TRUST-72). */
export const PUBLIC_REQUESTS_MAX = {
  contract: 120,
  calendar: 120,
  /** Many people share the address of a club's network or of a mobile operator. Each sends about six requests. */
  signUp: 600,
  /** All phones on a club's courts share the address of its network. Each sends twelve requests a minute. */
  score: 600,
  /** Two hundred phones may share one address. Each sends a request every few seconds when its stream is refused. */
  live: 6_000,
};
export type PublicRequestsMax = typeof PUBLIC_REQUESTS_MAX;

type Options = {
  /** The group of requests that share one count. */
  group: keyof PublicRequestsMax;
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
 * Registers calls without a sign-in (TRUST-72). Each client may make a limited number in a minute, counted over the
 * group.
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
      // The Problem sends Retry-After. The other headers are not needed.
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
