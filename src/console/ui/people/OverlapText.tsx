import { formatTimeRange } from '../../../domain/dates/time';
import type { Tournament } from '../../../domain/tournament/tournament';
import styles from './OverlapText.module.css';

/** COMFORT-26: what stands before a clash. */
export const OVERLAP_LABEL = 'В это время уже идёт: ';

type ClashTextProps = {
  clash: Pick<Tournament, 'tournament_type' | 'start_time' | 'end_time' | 'organizer_name'>;
};

/** «Мексикано, 18:00 – 20:00, Иван Петров». */
export function OverlapText({ clash }: ClashTextProps) {
  const { tournament_type, start_time, end_time, organizer_name } = clash;
  return (
    <>
      <bdi>{tournament_type}</bdi>,{' '}
      <bdi className={styles.time}>{formatTimeRange(start_time, end_time)}</bdi>,{' '}
      <bdi>{organizer_name}</bdi>
    </>
  );
}
