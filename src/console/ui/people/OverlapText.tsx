import { formatTimeRange } from '../../../domain/dates/time';
import type { Tournament } from '../../../domain/tournament/tournament';
import styles from './OverlapText.module.css';

/** Label before an overlap (COMFORT-26). */
export const OVERLAP_LABEL = 'В это время уже идёт: ';

type OverlapTextProps = {
  overlap: Pick<Tournament, 'tournament_type' | 'start_time' | 'end_time' | 'organizer_name'>;
};

/** Shows «Мексикано, 18:00 – 20:00, Иван Петров». */
export function OverlapText({ overlap }: OverlapTextProps) {
  const { tournament_type, start_time, end_time, organizer_name } = overlap;
  return (
    <>
      <bdi>{tournament_type}</bdi>,{' '}
      <bdi className={styles.time}>{formatTimeRange(start_time, end_time)}</bdi>,{' '}
      <bdi>{organizer_name}</bdi>
    </>
  );
}
