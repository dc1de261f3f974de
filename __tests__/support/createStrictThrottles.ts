import {
  type FailureRepository,
  createFailureRepository,
} from '../../src/server/sessions/failureRepository';
import {
  createSignInThrottle,
  type SignInThrottle,
} from '../../src/server/sessions/signInThrottle';
import type { TestApp } from './serverApp';

/** Creates throttles on a club's database; a failed write fails the test. */
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
