import { isRealDate } from '../../../../domain/dates/dates';
import { formatShortDate, formatWeekday } from '../../../../domain/dates/shortDate';
import { formatOrRaw } from '../../../../domain/lib/formatOrRaw';
import { formatTimeRange } from '../../../../domain/dates/time';
import type { Tournament } from '../../../../domain/tournament/tournament';

/** Date, time and organizer, by which a user recognises a tournament (DELETE-1). */
export function TournamentLine({ tournament }: { tournament: Tournament }) {
  const { date, start_time, end_time, organizer_name } = tournament;
  const day =
    formatOrRaw(date, formatShortDate) + (isRealDate(date) ? ` ${formatWeekday(date)}` : '');
  return (
    <>
      <bdi>{day}</bdi>, <bdi>{formatTimeRange(start_time, end_time)}</bdi>
      {organizer_name && (
        <>
          {' · '}
          <bdi>{organizer_name}</bdi>
        </>
      )}
    </>
  );
}
