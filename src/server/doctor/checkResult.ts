import { describeFailure } from '../db/storageFailures';

/** One thing that was looked at, in Russian words. */
export type CheckResult = { isWrong: boolean; text: string };

/** When the doctor looks, ms since the epoch, in which time zone it speaks, and how long players are kept. */
export type DoctorMoment = { now: number; timeZone: string; forgetAfterMonths: number | null };

export const createPassResult = (text: string): CheckResult => ({ isWrong: false, text });
export const createFailResult = (text: string): CheckResult => ({ isWrong: true, text });

/** The findings of a check, or that the check itself failed. */
export function runCheck(check: () => CheckResult[]): CheckResult[] {
  try {
    return check();
  } catch (error) {
    return [createFailResult(describeFailure(error))];
  }
}
