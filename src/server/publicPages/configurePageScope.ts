import type { FastifyInstance } from 'fastify';
import type { PageAssets, PublicSite } from '../../public/Document';
import type { ProblemError } from '../lib/problem';
import { buildPagePolicy } from './assets';
import { acceptFormsOnly } from './formBodies';
import { handleErrorsAsPages } from './htmlProblems';

/**
 * Configures a scope for pages behind secret addresses (APPLY-9, SEEN-20). The scope accepts forms and responds to
 * errors with pages. Caches and search engines must not keep the pages.
 * @param createPageNotFound creates the response to an unknown address
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
  // The rate limit refuses some requests before the hooks above. This hook also runs for them.
  scope.addHook('onSend', async (_, reply) => {
    reply.header('content-security-policy', policy);
  });
}
