import { SECOND_MS } from '../../../domain/dates/durations';
import {
  narrowClockOffset,
  estimateClockOffset,
  type ClockOffset,
} from '../../../domain/protocol/clockOffset';
import type { BaseQueryResult } from './baseQuery';

let known: ClockOffset | null = null;

/** Converts a time of this device's clock to the server's clock; both in ms since the epoch (PLAY-50). */
export const toServerTime = (moment: number): number => moment + estimateClockOffset(known);

/** The current time by the server's clock, ms since the epoch (PLAY-50). */
export const getServerNow = (): number => toServerTime(Date.now());

/** Sends a request and updates the offset of this device's clock from the Date header of the response. */
export async function trackServerClock<Result extends Pick<BaseQueryResult, 'meta'>>(
  send: () => Result | PromiseLike<Result>,
): Promise<Result> {
  const sentAt = Date.now();
  const answer = await send();
  const date = Date.parse(answer.meta?.response?.headers.get('date') ?? '');
  if (!Number.isNaN(date)) {
    // The header has a precision of one second.
    const said = { earliest: date, latest: date + SECOND_MS };
    known = narrowClockOffset(known, { sentAt, receivedAt: Date.now(), ...said });
  }
  return answer;
}
