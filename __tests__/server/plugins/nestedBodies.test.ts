import Fastify, { type FastifyInstance } from 'fastify';
import { acceptJsonOnly } from '../../../src/server/plugins/jsonBodies';
import { handleErrorsAsProblems } from '../../../src/server/plugins/problems';
import { ajvOptions, handleValidationErrors } from '../../../src/server/plugins/validation';

const createStrictSchema = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const score = createStrictSchema({ first: { type: 'integer' }, second: { type: 'integer' } }, [
  'first',
]);
const match = createStrictSchema({
  court: { type: 'string' },
  score,
  isPlayed: { type: 'boolean' },
});
const body = createStrictSchema({
  round: { type: 'integer' },
  note: { type: ['object', 'null'] },
  'a/b~c': match,
  matches: { type: 'array', items: match, maxItems: 3 },
});

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify({ ajv: ajvOptions });
  handleErrorsAsProblems(app);
  handleValidationErrors(app);
  acceptJsonOnly(app);
  app.post('/', { schema: { body } }, async () => 'taken');
});
afterAll(() => app.close());

const post = (payload: string) =>
  app.inject({
    method: 'POST',
    url: '/',
    payload,
    headers: { 'content-type': 'application/json' },
  });

test.each([
  [
    { matches: [{}, { score: { first: '15' } }] },
    'matches[1].score.first',
    'ожидается целое число',
  ],
  [{ matches: [{ score: { first: 1.5 } }] }, 'matches[0].score.first', 'ожидается целое число'],
  [{ matches: [{ score: {} }] }, 'matches[0].score.first', 'обязательное поле'],
  [{ matches: [{ score: { first: 1, third: 2 } }] }, 'matches[0].score.third', 'неизвестное поле'],
  [{ matches: [{ score: [] }] }, 'matches[0].score', 'ожидается объект'],
  [{ matches: [null] }, 'matches[0]', 'ожидается объект'],
  [{ matches: {} }, 'matches', 'ожидается массив'],
  [{ matches: [{}, {}, {}, {}] }, 'matches', 'недопустимое значение'],
  [{ matches: [{ isPlayed: 1 }] }, 'matches[0].isPlayed', 'ожидается true или false'],
  [{ 'a/b~c': { court: 1 } }, 'a/b~c.court', 'ожидается текст'],
  [{ note: 1 }, 'note', 'ожидается объект или null'],
  [{ matches: [{ court: 'A\0' }] }, 'matches[0].court', 'недопустимые символы'],
  [{ note: { deep: [[{ text: '\uD800' }]] } }, 'note.deep[0][0].text', 'недопустимые символы'],
])('ERR-3: a fault within a field is reported at its place: %j', async (sent, path, message) => {
  const response = await post(JSON.stringify(sent));
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    message: `Запрос составлен неверно. ${path}: ${message}`,
    fieldErrors: { [path]: message },
  });
});

test('a body that is right is taken', async () => {
  const matches = [{ court: 'A', score: { first: 15, second: 9 }, isPlayed: true }];
  expect((await post(JSON.stringify({ round: 1, note: null, matches }))).body).toBe('taken');
});

test('TRUST-73: brackets within a text are no depth', async () => {
  const court = `\\"${'[{'.repeat(100)}\\\\`;
  const sent = `{"note":{"a":[[[]]]},"matches":[{"court":"${court}"}]}`;
  expect((await post(sent)).body).toBe('taken');
});

test('TRUST-47: a body of brackets alone is refused as any other, however deep it is', async () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  expect((await post(`{"matches":${deep}}`)).statusCode).toBe(400);
  expect((await post(`{"note":{"a":${deep}}}`)).statusCode).toBe(400);
});
