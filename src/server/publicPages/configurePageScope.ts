import type { FastifyInstance } from 'fastify';
import type { PageAssets, PublicSite } from '../../public/Document';
import type { ProblemError } from '../lib/problem';
import { buildPagePolicy } from './assets';
import { acceptFormsOnly } from './formBodies';
import { handleErrorsAsPages } from './htmlProblems';

/**
 * Configures a scope for pages behind secret addresses (APPLY-9, SEEN-20). It accepts forms, answers errors with pages,
 * and forbids caches and search engines to keep them.
 * @param createPageNotFound the response to an unknown address
 * @param messageStyle the sheet of message pages; the site's own by default
 */
export function configurePageScope(
  scope: FastifyInstance,
  site: PublicSite,
  createPageNotFound: () => ProblemError,
  messageStyle: PageAssets = site.assets,
): void {
  acceptFormsOnly(scope);
  const { style, css } = messageStyle;
  handleErrorsAsPages(scope, { ...site, assets: { ...site.assets, style, css } });
  scope.setNotFoundHandler(() => {
    throw createPageNotFound();
  });
  const policy = buildPagePolicy(site.assets, { sheets: [messageStyle] });
  scope.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  });
  // Also for requests that the rate limit refuses before the hooks above.
  scope.addHook('onSend', async (_, reply) => {
    reply.header('content-security-policy', policy);
  });
}
