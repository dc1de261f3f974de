import { describeServerFailure } from '../db/storageFailures';
import type { Env } from '../env';

/** One finding, as a Russian text. */
export type CheckResult = { isWrong: boolean; text: string };

/** The time of the check (`now`, ms since the epoch) and the club's settings. */
export type DoctorContext = Pick<Env, 'timeZone' | 'forgetAfterMonths' | 'backupFolder'> & {
  now: number;
};

export const createPassedCheck = (text: string): CheckResult => ({ isWrong: false, text });
export const createFailResult = (text: string): CheckResult => ({ isWrong: true, text });

/** Returns the findings of a check. A check that throws is a finding itself. */
export function runCheck(check: () => CheckResult[]): CheckResult[] {
  try {
    return check();
  } catch (error) {
    return [createFailResult(describeServerFailure(error))];
  }
}
