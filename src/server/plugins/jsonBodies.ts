import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem';

/** Bytes; a tournament takes a few hundred. */
export const BODY_LIMIT = 65_536;

/** Accepts JSON and nothing else; an empty body under a JSON content type is no body. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') {
      done(null, undefined);
      return;
    }
    void parse(request, String(body), (error, value) => {
      done(error && new ProblemError(400, 'Тело запроса — не JSON.'), value);
    });
  });
}
