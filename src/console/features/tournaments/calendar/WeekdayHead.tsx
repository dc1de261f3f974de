import { WEEKDAYS } from '../../../../domain/dates/formatDays';
import styles from './WeekdayHead.module.css';

/** Short names of the weekdays over a month's columns; their full names are read aloud. */
export const WeekdayHead = () => (
  <thead>
    <tr>
      {WEEKDAYS.map(([short, full]) => (
        <th key={short} scope="col" className={styles.weekday}>
          <span aria-hidden="true">{short}</span>
          <span className="visuallyHidden">{full}</span>
        </th>
      ))}
    </tr>
  </thead>
);
