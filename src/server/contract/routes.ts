import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { isEtagMatch } from '../lib/isEtagMatch';
import { buildOpenApi } from './buildOpenApi';
import type { DescribedRoute } from './collectDescribedRoutes';
import type { ResponseHeader, ApiOperation } from './operation';
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

type TaggedText = { text: string; etag: string };

function createDocument(described: readonly DescribedRoute[], version: string): TaggedText {
  const text = `${JSON.stringify(buildOpenApi(described, version), null, 2)}\n`;
  const hash = createHash('sha256').update(text).digest('base64url');
  return { text, etag: `"${hash.slice(0, 22)}"` };
}

/**
 * Registers the route of the contract, without a sign-in (API-1).
 * @param described the routes of the contract, complete when the first request arrives
 * @param version the program's version
 */
export function registerContractRoutes(
  app: FastifyInstance,
  described: readonly DescribedRoute[],
  version: string,
): void {
  let document: TaggedText | undefined;

  app.get('/openapi.json', { config: { operation } }, async ({ headers }, reply) => {
    document ??= createDocument(described, version);
    const { text, etag } = document;
    // A browser revalidates its cached copy at each request.
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (isEtagMatch(headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
