import type { Problem } from '../domain/problem';

/** A refusal that is answered as a Problem with its status. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  /**
   * @param message Russian, for a person
   * @param fieldErrors messages by camelCase field of the request
   * @param retryAfter seconds, sent as Retry-After
   */
  constructor(
    readonly statusCode: number,
    message: string,
    readonly fieldErrors: Record<string, string> = {},
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  toProblem(): Problem {
    const { message, fieldErrors } = this;
    return Object.keys(fieldErrors).length > 0 ? { message, fieldErrors } : { message };
  }
}

/** «Дата: Такой даты нет; Взнос: ...», with a field's own name where it has no label. */
export const listErrors = (
  fieldErrors: Record<string, string>,
  labels: Record<string, string> = {},
): string =>
  Object.entries(fieldErrors)
    .map(([field, message]) => `${labels[field] ?? field}: ${message}`)
    .join('; ');
