import {
  type FailureRepository,
  createFailureRepository,
} from '../../src/server/sessions/failureRepository';
import {
  createSignInThrottle,
  type SignInThrottle,
} from '../../src/server/sessions/signInThrottle';
import type { TestApp } from './serverApp';

/** Makes throttles on the database of a club: what they cannot store fails the test. */
export const createStrictThrottles =
  (club: () => TestApp) =>
  (
    clock: () => number,
    failures: FailureRepository = createFailureRepository(club().database),
  ): SignInThrottle =>
    createSignInThrottle({
      clock,
      failures,
      onFailure: (error) => {
        throw error;
      },
    });
