import { describeServerFailure } from '../db/storageFailures';
import type { Env } from '../env';

/** One thing that was looked at, in Russian words. */
export type CheckResult = { isWrong: boolean; text: string };

/** When the doctor looks, ms since the epoch, and what it knows of the club's settings. */
export type DoctorContext = Pick<Env, 'timeZone' | 'forgetAfterMonths' | 'backupFolder'> & {
  now: number;
};

export const createPassedCheck = (text: string): CheckResult => ({ isWrong: false, text });
export const createFailResult = (text: string): CheckResult => ({ isWrong: true, text });

/** The findings of a check, or that the check itself failed. */
export function runCheck(check: () => CheckResult[]): CheckResult[] {
  try {
    return check();
  } catch (error) {
    return [createFailResult(describeServerFailure(error))];
  }
}
