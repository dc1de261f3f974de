import type { Answer, Header, JsonSchema } from './operation';

const message = {
  type: 'string',
  minLength: 1,
  description: 'Что случилось, по-русски: для человека.',
  examples: ['Турнир не найден'],
};
const fieldErrors = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description: 'Сообщение для каждого поля запроса, в котором ошибка.',
};

/** ERR-3: what every problem holds. */
export const problemSchema: JsonSchema = {
  title: 'Problem',
  type: 'object',
  required: ['message'],
  additionalProperties: false,
  properties: { message, fieldErrors },
};

/** TRUST-3: a problem with what is there now. */
export const conflictProblemSchema = (
  current: JsonSchema,
  title = 'ConflictProblem',
): JsonSchema => ({
  ...problemSchema,
  title,
  required: ['message', 'current'],
  properties: { message, fieldErrors, current },
});

/** @param isAlways whether each answer of that status has it */
export const retryAfter = (isAlways: boolean): Readonly<Record<string, Header>> => ({
  'Retry-After': {
    description: 'Через сколько секунд повторить.',
    required: isAlways,
    schema: { type: 'integer', minimum: 1 },
  },
});

/** An answer with a problem; the text says when it is given. */
export const problemAnswer = (description: string, headers?: Answer['headers']): Answer => ({
  description,
  ...(headers && { headers }),
  schema: problemSchema,
});
