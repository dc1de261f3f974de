import type { FastifyInstance } from 'fastify';
import type { PublicSite } from '../../public/Document';
import type { ProblemError } from '../lib/problem';
import { buildPagePolicy } from './assets';
import { acceptFormsOnly } from './formBodies';
import { handleErrorsAsPages } from './htmlProblems';

/**
 * Sets a scope up for pages behind secret addresses (APPLY-9, SEEN-20): it accepts forms, answers errors by pages, and
 * forbids caches and search engines to keep them.
 * @param createPageNotFound what an address that no page has is answered with
 */
export function configurePageScope(
  scope: FastifyInstance,
  site: PublicSite,
  createPageNotFound: () => ProblemError,
): void {
  acceptFormsOnly(scope);
  handleErrorsAsPages(scope, site);
  scope.setNotFoundHandler(() => {
    throw createPageNotFound();
  });
  const policy = buildPagePolicy(site.assets);
  scope.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  });
  // Also for requests that the rate limit refuses before the hooks above.
  scope.addHook('onSend', async (_, reply) => {
    reply.header('content-security-policy', policy);
  });
}
