import { formatTimeRange } from '../../../domain/dates/time';
import type { Tournament } from '../../../domain/tournament/tournament';

/** Label before an overlap (COMFORT-26). */
export const OVERLAP_LABEL = 'В это время уже идёт: ';

type OverlapTextProps = {
  overlap: Pick<Tournament, 'tournament_type' | 'start_time' | 'end_time' | 'organizer_name'>;
};

/** Shows «Мексикано, 18:00 – 20:00, Иван Петров». */
export function OverlapText({ overlap }: OverlapTextProps) {
  const { tournament_type, start_time, end_time, organizer_name } = overlap;
  // Without `nowrap`, the line would wrap next to the dash even at a no-break space.
  return (
    <>
      <bdi>{tournament_type}</bdi>,{' '}
      <bdi className="nowrap">{formatTimeRange(start_time, end_time)}</bdi>,{' '}
      <bdi>{organizer_name}</bdi>
    </>
  );
}
