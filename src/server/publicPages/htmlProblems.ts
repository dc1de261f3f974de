import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicSite } from '../../public/Document';
import { renderMessagePage } from '../../public/pages';
import { toProblemResponse } from '../plugins/problems';
import { sendPage } from './sendPage';

/** Texts for people who send a form. */
const FORM_MESSAGES: Readonly<Record<number, string>> = {
  413: 'Форма слишком велика. Откройте страницу заново.',
  415: 'Форма пришла в незнакомом виде. Откройте страницу заново.',
};

/** Seconds after which the browser requests a temporarily unavailable page again (SEEN-76). */
const REFRESH = 15;

/**
 * Returns the seconds to the next request. Undefined for a permanent error, and for a form, which only its sender may
 * repeat.
 */
function getRefresh({ method }: FastifyRequest, status: number, retryAfter = 0) {
  const isPassing = status >= 500 || status === 429;
  return method === 'GET' && isPassing ? Math.max(REFRESH, retryAfter) : undefined;
}

/** Makes the response to every error of a scope a Russian page in place of a Problem. */
export function handleErrorsAsPages(scope: FastifyInstance, site: PublicSite): void {
  scope.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, problem, retryAfter } = toProblemResponse(error, request);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    const message = FORM_MESSAGES[status] ?? problem.message;
    const refresh = getRefresh(request, status, retryAfter);
    const html = renderMessagePage({ site, message, refresh });
    return sendPage(request, reply.code(status), html);
  });
}
