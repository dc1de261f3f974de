import type { OperationResponse, ResponseHeader, JsonSchema } from './operation';
import { strictObject } from './strictObject';

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

/** The schema of every problem (ERR-3). */
export const problemSchema = strictObject('Problem', { message, fieldErrors }, ['fieldErrors']);

/** Creates the schema of a problem that contains the current state of the record (TRUST-3). */
export const createConflictSchema = (current: JsonSchema, title = 'ConflictProblem'): JsonSchema =>
  strictObject(title, { message, fieldErrors, current }, ['fieldErrors']);

/**
 * Creates the contract of the header Retry-After.
 * @param isAlways true when each response of that status has the header
 */
export const createRetryAfterContract = (
  isAlways: boolean,
): Readonly<Record<string, ResponseHeader>> => ({
  'Retry-After': {
    description: 'Через сколько секунд повторить.',
    required: isAlways,
    schema: { type: 'integer', minimum: 1 },
  },
});

/**
 * Creates a response with a problem.
 * @param description the cause of the problem
 */
export const createProblemResponse = (
  description: string,
  headers?: OperationResponse['headers'],
): OperationResponse => ({
  description,
  ...(headers && { headers }),
  schema: problemSchema,
});
