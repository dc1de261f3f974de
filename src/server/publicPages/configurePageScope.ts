import type { FastifyInstance } from 'fastify';
import type { PageAssets, PublicSite } from '../../public/Document';
import type { ProblemError } from '../lib/problem';
import { buildPagePolicy } from './assets';
import { acceptFormsOnly } from './formBodies';
import { handleErrorsAsPages } from './htmlProblems';

/**
 * Sets a scope up for pages behind secret addresses (APPLY-9, SEEN-20): it accepts forms, answers errors by pages, and
 * forbids caches and search engines to keep them.
 * @param createPageNotFound what an address that no page has is answered with
 * @param messageStyle the sheet of pages that only say something; the site's own where it is not given
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
