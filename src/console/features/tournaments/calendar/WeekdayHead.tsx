import { WEEKDAYS } from '../../../../domain/dates/formatDays';
import styles from './WeekdayHead.module.css';

/** Weekday heads of a month's columns. They show short names; screen readers get the full ones. */
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
