import type { Problem } from '../domain/problem';
import type { Tournament } from '../domain/tournament';

/** A refusal that is answered as a Problem with its status. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  /**
   * @param message Russian, for a person
   * @param fieldErrors messages by camelCase field of the request, or by its path (`pathWithin`)
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

/** 412: the request builds on an older version of the tournament than there is (TRUST-3). */
export class StaleError extends ProblemError {
  constructor(readonly current: Tournament) {
    super(412, 'Турнир успели изменить с тех пор, как вы его открыли.');
  }

  override toProblem(): Problem {
    return { ...super.toProblem(), current: this.current };
  }
}

/** «date: обязательное поле; entryFee: ожидается число», for whoever writes a program. */
export const listErrors = (fieldErrors: Record<string, string>): string =>
  Object.entries(fieldErrors)
    .map(([field, message]) => `${field}: ${message}`)
    .join('; ');
