import { formatDay } from '../../../../domain/calendarFormat';
import { formatOrRaw } from '../../../../domain/format';
import { formatTimeRange } from '../../../../domain/time';
import type { Tournament } from '../../../../domain/tournament';
import { config } from '../../../config';
import styles from '../../../ui/PrintedSheet.module.css';

/** On paper: which tournament it is, and whose. */
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
