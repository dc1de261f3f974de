import type { Problem } from '../../domain/protocol/problem';

/** A refusal that is answered as a Problem with its status. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  /**
   * @param message Russian, for a person
   * @param fieldErrors messages by camelCase field of the request, or by its path (`joinBodyPath`)
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

/** 412: the request builds on an older version than there is (TRUST-3). */
export class ConflictError extends ProblemError {
  /**
   * @param message Russian, for a person
   * @param current what is stored now, as it is answered
   */
  constructor(
    message: string,
    readonly current: object,
  ) {
    super(412, message);
  }

  override toProblem(): Problem {
    return { ...super.toProblem(), current: this.current };
  }
}

/** «date: обязательное поле; entryFee: ожидается число», for whoever writes a program. */
export const formatFieldErrors = (fieldErrors: Record<string, string>): string =>
  Object.entries(fieldErrors)
    .map(([field, message]) => `${field}: ${message}`)
    .join('; ');
