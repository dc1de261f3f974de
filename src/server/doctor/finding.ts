import { reasonOf } from '../db/storageFaults';

/** One thing that was looked at, in Russian words. */
export type Finding = { isWrong: boolean; text: string };

/** When the doctor looks, ms since the epoch, in which time zone it speaks, and how long players are kept. */
export type Moment = { now: number; timeZone: string; forgetAfterMonths: number | null };

export const good = (text: string): Finding => ({ isWrong: false, text });
export const wrong = (text: string): Finding => ({ isWrong: true, text });

/** The findings of a check, or that the check itself failed. */
export function attempt(check: () => Finding[]): Finding[] {
  try {
    return check();
  } catch (error) {
    return [wrong(reasonOf(error))];
  }
}
