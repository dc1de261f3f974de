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

/** The fields of every problem (ERR-3). */
export const problemSchema: JsonSchema = {
  title: 'Problem',
  type: 'object',
  required: ['message'],
  additionalProperties: false,
  properties: { message, fieldErrors },
};

/** A problem with the current state of the record (TRUST-3). */
export const createConflictSchema = (
  current: JsonSchema,
  title = 'ConflictProblem',
): JsonSchema => ({
  ...problemSchema,
  title,
  required: ['message', 'current'],
  properties: { message, fieldErrors, current },
});

/** @param isAlways true when each response of that status has it */
export const createRetryAfterContract = (
  isAlways: boolean,
): Readonly<Record<string, ResponseHeader>> => ({
  'Retry-After': {
    description: 'Через сколько секунд повторить.',
    required: isAlways,
    schema: { type: 'integer', minimum: 1 },
  },
});

/** A response with a problem; the text says when it is given. */
export const createProblemResponse = (
  description: string,
  headers?: OperationResponse['headers'],
): OperationResponse => ({
  description,
  ...(headers && { headers }),
  schema: problemSchema,
});
