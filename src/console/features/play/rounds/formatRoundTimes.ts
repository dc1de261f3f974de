import { parseInstant } from '../../../../domain/dates/dates';
import { MINUTE_MS } from '../../../../domain/dates/durations';
import { formatInstantTime } from '../../../../domain/dates/instants';
import type { Round } from '../../../../domain/play/model/round';
import { config } from '../../../config';

/** HH:MM of an ISO instant in the club's time zone. */
export const formatClubTime = (instant: string): string =>
  formatInstantTime(parseInstant(instant), config.timeZone);

/**
 * Returns «19:00 – 19:14»: from a round's start to the next round's start, or to its expected end. Empty before the
 * start.
 */
export function formatRoundTimes({ start }: Round, next: Round | undefined): string {
  if (!start) return '';
  const end = next?.start
    ? formatClubTime(next.start.at)
    : formatInstantTime(parseInstant(start.at) + start.terms.minutes * MINUTE_MS, config.timeZone);
  return `${formatClubTime(start.at)} – ${end}`;
}
