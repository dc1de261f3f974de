import type { Problem } from '../../domain/protocol/problem';

/** A refusal, sent as a Problem with its status. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  /**
   * Creates the refusal.
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

/** A 412 response: the request builds on an older version than the stored one (TRUST-3). */
export class ConflictError extends ProblemError {
  /**
   * Creates the conflict.
   * @param message Russian, for a person
   * @param current the stored record in its response form
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

/**
 * Maximum number of reported characters of a path. A request may contain any names, at any length and depth (TRUST-73).
 */
const PATH_LENGTH_MAX = 200;

const UNFIT = /[\p{Surrogate}\0]/gu;

/** Makes a path fit for a response: short, and without characters that a body must not contain. */
function shortenPath(path: string): string {
  const told = path.length > PATH_LENGTH_MAX ? `${path.slice(0, PATH_LENGTH_MAX)}…` : path;
  return told.replaceAll(UNFIT, '\uFFFD');
}

/**
 * Creates a 400 response: a part of a request has the wrong shape. Only the first one found is reported, because
 * reporting all would cost more than the request (TRUST-73).
 * @param path the part's path, in the form of `joinBodyPath`
 */
export function createShapeProblem(path: string, message: string): ProblemError {
  const place = shortenPath(path);
  return new ProblemError(400, `Запрос составлен неверно. ${place}: ${message}`, {
    [place]: message,
  });
}
