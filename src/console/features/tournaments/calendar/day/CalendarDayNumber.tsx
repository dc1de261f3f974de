import { formatDayNumber, formatFullDay } from '../../../../../domain/dates/formatDays';
import styles from './CalendarDayNumber.module.css';

/** A day's number in the month; screen readers get the whole date. */
export const CalendarDayNumber = ({ day }: { day: string }) => (
  <time dateTime={day} className={styles.date}>
    <span aria-hidden="true">{formatDayNumber(day)}</span>
    <span className="visuallyHidden">{formatFullDay(day)}</span>
  </time>
);
