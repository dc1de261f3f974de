import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicSite } from '../../public/Document';
import { renderMessagePage } from '../../public/pages';
import { toProblemResponse } from '../plugins/problems';
import { sendPage } from './sendPage';

/** What is said in words of its own to whoever sends a form. */
const FORM_MESSAGES: Readonly<Record<number, string>> = {
  413: 'Форма слишком велика. Откройте страницу заново.',
  415: 'Форма пришла в незнакомом виде. Откройте страницу заново.',
};

/** SEEN-76: seconds after which a page is asked for again that could not be shown now. */
const REFRESH = 15;

/** When it may be there; undefined for never, and for what was sent by a form, which nobody but its sender repeats. */
function getRefresh({ method }: FastifyRequest, status: number, retryAfter = 0) {
  const isPassing = status >= 500 || status === 429;
  return method === 'GET' && isPassing ? Math.max(REFRESH, retryAfter) : undefined;
}

/** Answers every error of a scope with a page in Russian in place of a Problem. */
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
