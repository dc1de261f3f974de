import { formatDay } from '../../../../domain/dates/formatDays';
import { formatOrRaw } from '../../../../domain/lib/formatOrRaw';
import { formatTimeRange } from '../../../../domain/dates/time';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { config } from '../../../config';
import styles from '../../../ui/layout/PrintedSheet.module.css';

/** Head of a printed page: the tournament and its club. */
export function PrintedHead({ tournament }: { tournament: Tournament }) {
  const { tournament_type, date, start_time, end_time } = tournament;
  return (
    <header className={styles.header}>
      <h1>
        <bdi>{tournament_type}</bdi>, {formatOrRaw(date, formatDay)},{' '}
        {formatTimeRange(start_time, end_time)}
      </h1>
      <p>{config.title}</p>
    </header>
  );
}
