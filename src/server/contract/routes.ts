import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { isEtagMatch } from '../lib/isEtagMatch';
import { buildOpenApi } from './buildOpenApi';
import type { DescribedRoute } from './collectDescribedRoutes';
import type { ResponseHeader, ApiOperation } from './operation';
import { buildDocsPage } from './page/buildDocsPage';
import { DOCS_PAGE_STYLE } from './page/style';
import { createProblemResponse, createRetryAfterContract } from './problemSchema';

const etag: Readonly<Record<string, ResponseHeader>> = {
  ETag: { description: 'Состояние документа.', required: true, schema: { type: 'string' } },
};

const operation: ApiOperation = {
  id: 'readContract',
  tag: 'Сервер',
  summary: 'Это описание в формате OpenAPI 3.1',
  isPublic: true,
  answers: {
    200: {
      description: 'Документ OpenAPI.',
      headers: etag,
      schema: {
        type: 'object',
        required: ['openapi', 'info', 'paths', 'components'],
        properties: { openapi: { type: 'string', enum: ['3.1.0'] } },
      },
    },
    304: { description: 'Документ такой же, как у вас.', headers: etag },
    429: createProblemResponse(
      'С этого адреса слишком много запросов без входа.',
      createRetryAfterContract(true),
    ),
  },
};

/** A text that is sent as it is, with a tag of its own. */
type TaggedText = { type: string; text: string; etag: string };

function createTaggedText(type: string, text: string): TaggedText {
  const hash = createHash('sha256').update(text).digest('base64url');
  return { type: `${type}; charset=utf-8`, text, etag: `"${hash.slice(0, 22)}"` };
}

/** Whoever keeps it asks each time whether it is still the same. */
function send({ headers }: FastifyRequest, reply: FastifyReply, { type, text, etag }: TaggedText) {
  reply.header('cache-control', 'no-cache').header('etag', etag);
  if (isEtagMatch(headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(text);
}

/** Makes something when it is first asked for. */
function memoize<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

/**
 * API-1, API-2: the contract for programs and for people; neither needs a sign-in.
 * @param described the routes that the contract has, all of them there when the first request comes
 * @param version of the program
 */
export function registerContractRoutes(
  app: FastifyInstance,
  described: readonly DescribedRoute[],
  version: string,
): void {
  const getDocument = memoize(() => buildOpenApi(described, version));
  const getJson = memoize(() =>
    createTaggedText('application/json', `${JSON.stringify(getDocument(), null, 2)}\n`),
  );
  const getPage = memoize(() => createTaggedText('text/html', buildDocsPage(getDocument())));
  const getStyle = memoize(() => createTaggedText('text/css', DOCS_PAGE_STYLE));

  app.get('/openapi.json', { config: { operation } }, async (request, reply) =>
    send(request, reply, getJson()),
  );
  app.get('/docs', async (request, reply) => send(request, reply, getPage()));
  app.get('/docs/style.css', async (request, reply) => send(request, reply, getStyle()));
}
