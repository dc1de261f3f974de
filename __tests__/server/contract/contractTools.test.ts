import Fastify from 'fastify';
import { buildOpenApi } from '../../../src/server/contract/buildOpenApi';
import { collectDescribedRoutes } from '../../../src/server/contract/collectDescribedRoutes';
import type {
  ApiOperation,
  PathParameter,
  JsonSchema,
} from '../../../src/server/contract/operation';
import { createProblemResponse } from '../../../src/server/contract/problemSchema';

const createParameter = (name: string, example: number | string): PathParameter => ({
  description: `${name}.`,
  schema: { type: typeof example === 'number' ? 'integer' : 'string', examples: [example] },
  notFound: { title: `${name}NotFound`, ...createProblemResponse(`${name}: такого нет.`) },
});
const parameters = {
  tournament: createParameter('Турнир', 42),
  match: createParameter('Матч', 'A3'),
};

const score: JsonSchema = {
  title: 'Score',
  type: 'object',
  required: ['first'],
  properties: { first: { type: 'integer', examples: [15] } },
};
const body: JsonSchema = {
  title: 'Round',
  type: 'object',
  properties: { matches: { type: 'array', items: { type: 'object', properties: { score } } } },
};

const createOperation = (id: string, more: Partial<ApiOperation> = {}): ApiOperation => ({
  id,
  tag: 'Игра',
  summary: id,
  answers: { 204: { description: 'Записано.' } },
  ...more,
});

const MATCH = '/tournaments/:tournament/matches/:match';

function buildDocument(routes: readonly [url: string, described: ApiOperation][]) {
  const app = Fastify();
  const described = collectDescribedRoutes(app);
  for (const [url, config] of routes) app.put(url, { config: { operation: config } }, () => 'ok');
  return buildOpenApi(described, '1');
}

test('API-1: a path may have any parameters, each with an answer of its own for what is not there', () => {
  const { paths, components } = buildDocument([
    [MATCH, createOperation('enterScore', { parameters })],
    [
      '/tournaments/:tournament',
      createOperation('begin', { parameters: { tournament: parameters.tournament } }),
    ],
  ]);
  const { parameters: told, responses } = paths['/tournaments/{tournament}/matches/{match}']!.put!;
  expect(told).toEqual([
    {
      name: 'tournament',
      in: 'path',
      required: true,
      description: 'Турнир.',
      schema: parameters.tournament.schema,
    },
    {
      name: 'match',
      in: 'path',
      required: true,
      description: 'Матч.',
      schema: parameters.match.schema,
    },
  ]);
  expect(responses[404]).toEqual({ $ref: '#/components/responses/МатчNotFound' });
  expect(paths['/tournaments/{tournament}']!.put!.responses[404]).toEqual({
    $ref: '#/components/responses/ТурнирNotFound',
  });
  expect(components.responses['МатчNotFound']!.description).toBe('Матч: такого нет.');
  expect(components.responses['ТурнирNotFound']!.description).toBe('Турнир: такого нет.');
});

test.each<[string, ApiOperation]>([
  [MATCH, createOperation('enterScore')],
  [MATCH, createOperation('enterScore', { parameters: { tournament: parameters.tournament } })],
  ['/rounds', createOperation('drawRound', { parameters })],
])(
  'API-1: a route whose parameters are not those of its operation is refused: %s',
  (url, config) => {
    expect(() => buildDocument([[url, config]])).toThrow(
      `${url}: the contract describes the parameters`,
    );
  },
);

test('API-1: a part of a body has its own schema', () => {
  const document = buildDocument([[MATCH, createOperation('enterScore', { parameters, body })]]);
  expect(document.components.schemas.Round).toEqual({
    ...body,
    properties: {
      matches: {
        type: 'array',
        items: { type: 'object', properties: { score: { $ref: '#/components/schemas/Score' } } },
      },
    },
  });
  expect(document.components.schemas.Score).toEqual(score);
});
