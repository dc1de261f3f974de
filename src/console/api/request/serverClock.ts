import { SECOND_MS } from '../../../domain/dates/durations';
import {
  narrowClockOffset,
  estimateClockOffset,
  type ClockOffset,
} from '../../../domain/protocol/clockOffset';
import type { BaseQueryResult } from './baseQuery';

let known: ClockOffset | null = null;

/** PLAY-50: a moment of this device's clock, ms since the epoch, as the server's clock has it. */
export const toServerTime = (moment: number): number => moment + estimateClockOffset(known);

/** PLAY-50: the present moment by the server's clock, ms since the epoch. */
export const getServerNow = (): number => toServerTime(Date.now());

/** Sends a request, and learns from the answer's date how far this device's clock is off the server's. */
export async function trackServerClock<Result extends Pick<BaseQueryResult, 'meta'>>(
  send: () => Result | PromiseLike<Result>,
): Promise<Result> {
  const sentAt = Date.now();
  const answer = await send();
  const date = Date.parse(answer.meta?.response?.headers.get('date') ?? '');
  if (!Number.isNaN(date)) {
    // The header names the second.
    const said = { earliest: date, latest: date + SECOND_MS };
    known = narrowClockOffset(known, { sentAt, receivedAt: Date.now(), ...said });
  }
  return answer;
}
