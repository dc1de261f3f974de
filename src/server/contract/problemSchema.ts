import type { OperationResponse, ResponseHeader, JsonSchema } from './operation';

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
export const createConflictSchema = (
  current: JsonSchema,
  title = 'ConflictProblem',
): JsonSchema => ({
  ...problemSchema,
  title,
  required: ['message', 'current'],
  properties: { message, fieldErrors, current },
});

/** @param isAlways whether each answer of that status has it */
export const createRetryAfterContract = (
  isAlways: boolean,
): Readonly<Record<string, ResponseHeader>> => ({
  'Retry-After': {
    description: 'Через сколько секунд повторить.',
    required: isAlways,
    schema: { type: 'integer', minimum: 1 },
  },
});

/** An answer with a problem; the text says when it is given. */
export const createProblemResponse = (
  description: string,
  headers?: OperationResponse['headers'],
): OperationResponse => ({
  description,
  ...(headers && { headers }),
  schema: problemSchema,
});
