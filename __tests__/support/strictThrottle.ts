import {
  type FailureRepository,
  makeFailureRepository,
} from '../../src/server/sessions/failureRepository';
import { makeThrottle, type Throttle } from '../../src/server/sessions/throttle';
import type { TestApp } from './serverApp';

/** Makes throttles on the database of a club: what they cannot store fails the test. */
export const strictThrottles =
  (club: () => TestApp) =>
  (
    clock: () => number,
    failures: FailureRepository = makeFailureRepository(club().database),
  ): Throttle =>
    makeThrottle({
      clock,
      failures,
      onFailure: (error) => {
        throw error;
      },
    });
